"""A game in progress: what counts, what was undone."""

from kaperbox.app.session import Session
from kaperbox.engine.kapern import effects, events, game, rules


def session_with(*happened):
    session = Session(game, rules.AMIGO, ("Ann", "Bob"))
    for event in happened:
        session.submit(event)
    return session


RIDE = (events.card(0, rules.COIN_CARD), events.throw(0, (1, 1, 1, 2, 2, 3, 4, 5)), events.stop(0))


def test_a_refused_event_leaves_no_trace():
    session = session_with()
    told = session.submit(events.stop(0))
    assert told[0].kind == effects.REFUSED
    assert list(session.happened()) == []


def test_undo_goes_back_step_by_step_to_the_start_and_stays_in_the_list():
    session = session_with(*RIDE)
    assert session.steps_back() == 3
    assert [session.undo().kind for _ in RIDE] == [events.STOP, events.THROW, events.CARD]
    assert session.state == game.start(rules.AMIGO, 2)
    assert session.undo() is None
    assert session.steps_back() == 0
    assert len(list(session.happened())) == 6


def test_after_an_undo_the_game_goes_another_way():
    session = session_with(*RIDE[:2])
    session.undo()
    session.submit(events.throw(0, (0,) * 3 + (1,) * 5))
    assert session.state.seat == 1
    assert session.state == game.replay(rules.AMIGO, 2, list(session.happened()))
