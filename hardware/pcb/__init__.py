"""The circuit board: where copper may lie, a router of our own, a check, and KiCad's file."""
