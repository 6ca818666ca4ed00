"""The self-test: one page for each kind of part, and what has come of it. Loaded when opened.

`screen` turns the pages. A page has

- `title`, `tune`, `pattern` and `lamps`, as a screen has them,
- `keys`: which gestures leave, turn back and turn on,
- `watch(reading)`: called at every tick with a `pads.Reading`; what takes long is done in parts,
- `on_gesture(gesture)`: True when there is nothing more to do on this page,
- `draw(canvas)`, below the headline.

What it finds out it notes in the `Report`, part by part.
"""
