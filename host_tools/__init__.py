"""The tools on the desk: the `kaperbox` command, the terminal box, the pictures, the bench."""
