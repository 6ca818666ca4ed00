"""What the speaker says in Piraten Kapern, by the effect that it goes with."""

from kaperbox.app.tunes import ROLL
from kaperbox.engine.kapern import effects, events

_C4, _D4, _E4, _F4, _G4, _A4 = 262, 294, 330, 349, 392, 440
_C5, _D5, _E5, _G5, _C6 = 523, 587, 659, 784, 1047

TUNES = {
    effects.CARD_DRAWN: ((_E5, 60), (_G5, 90)),
    effects.THROWN: ROLL,
    effects.RESCUE_OFFERED: ((_G4, 120), (_C5, 120), (0, 60), (_G4, 120), (_C5, 200)),
    effects.ISLAND_REACHED: ((_E4, 200), (_D4, 200), (_C4, 400)),
    effects.LAST_ROUND: ((_C5, 120), (_C5, 120), (_C5, 120), (_G5, 400)),
    effects.LAST_RIDE: ((_G4, 120), (_C5, 120), (_E5, 120), (_G5, 300)),
    effects.SUDDEN_DEATH: ((_A4, 90), (_F4, 90)) * 4,
    effects.WON: ((_C5, 150), (_E5, 150), (_G5, 150), (_C6, 300), (_G5, 150), (_C6, 500)),
}

ENDINGS = {
    events.ENDED_STOP: ((_C5, 90), (_E5, 90), (_G5, 160)),
    events.ENDED_BUST: ((220, 120), (165, 160), (110, 400)),
    events.ENDED_ISLAND: ((_G4, 160), (_E4, 160), (_C4, 300)),
    events.ENDED_NINE: ((_C5, 80), (_E5, 80), (_G5, 80)) * 3 + ((_C6, 600),),
}
"""By how a ride ended."""
