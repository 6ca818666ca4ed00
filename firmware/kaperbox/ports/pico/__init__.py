"""The box's parts on a Raspberry Pi Pico. Drivers receive pins and buses, never their numbers."""
