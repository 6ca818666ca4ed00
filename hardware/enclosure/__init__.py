"""The printed parts, cut to the board's own coordinates: box, lid, diffuser, buttons, pads."""
