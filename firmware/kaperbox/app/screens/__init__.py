"""The screens. Each draws and answers gestures; it does not loop, wait or decide.

A screen has `draw(canvas, age_ms)`, `on_gesture(gesture) -> action or None`, and

- `lasts_ms`: after that long it gets the gesture `TIME_UP`; 0 is for ever,
- `tune`: the notes that sound when it appears,
- `pattern`: what the dice pixels show, as in `lights`.

A screen that watches the pads has as well

- `on_pads(reading) -> action or None`: called at every tick with a `pads.Reading`,
- `lamps`: (mask of the pad lamps that are lit, mask of those that blink),
- `moving`: whether its picture changes by itself.

One with `names_stuck` says itself which button or pad is stuck.
"""
