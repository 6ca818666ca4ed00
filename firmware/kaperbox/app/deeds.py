"""What the navigator does for each action that a screen answers with.

Screens that are seldom wanted are imported when they are opened.
"""

from kaperbox.app import actions
from kaperbox.app.games import GAMES
from kaperbox.app.language import say
from kaperbox.app.screens.menu import REDO_LINE, UNDO_LINE


def _open(navigator, make_screen):
    navigator.stack.append(make_screen())


def _replace(navigator, make_screen):
    navigator.stack[-1] = make_screen()


def _redraw(navigator, nothing):
    navigator.changed = True


def _close(navigator, nothing):
    if len(navigator.stack) > 1:
        navigator.stack.pop()


def _home(navigator, nothing):
    navigator.go_home()


def _choose(navigator, index):
    if navigator.play.is_on():
        from kaperbox.app.screens.menu import giving_up

        navigator.stack.append(giving_up(index))
    else:
        _set_up(navigator, index)


def _set_up(navigator, index):
    navigator.playing = False
    navigator.setting_up = index
    navigator.stack = [navigator.new_home(), GAMES[index].flow.setup(navigator.store)]


def _begin(navigator, rules_and_names):
    rules, names = rules_and_names
    if not navigator.chance.promises(GAMES[navigator.setting_up].flow, rules):
        _start(navigator, (rules, names, None))
        return
    from kaperbox.app.screens.fair_start import fair_start

    navigator.stack.append(fair_start(navigator.chance.source, rules, names))


def _start(navigator, rules_names_and_proof):
    rules, names, proof = rules_names_and_proof
    opening = navigator.play.begin(navigator.setting_up, rules, names, proof)
    navigator.play.get_ready()
    navigator.show(opening)


def _resume(navigator, nothing):
    navigator.play.get_ready()
    navigator.show([])


def _submit(navigator, events):
    moments, refusal = navigator.play.submit(events)
    if refusal:
        navigator.refuse(refusal)
    else:
        navigator.show(moments)


def _roll(navigator, argument):
    events, what = argument
    _submit(navigator, events + (navigator.play.dealt(what),))


def _throw_free(navigator, count):
    refusal = navigator.chance.refusal()
    if refusal:
        navigator.refuse(refusal)
        return
    navigator.top().thrown(navigator.chance.free.faces(count))
    navigator.tune = navigator.top().tune


def _undo(navigator, nothing):
    """Not once the secret is told: who knows it knows every throw that would come."""
    if navigator.play.session.proof and navigator.play.is_over():
        navigator.refuse("It is over and the secret told: no undo.")
        return
    told = navigator.play.undo()
    if told:
        _step(navigator, say("Taken back: %s") % told, UNDO_LINE)
    else:
        navigator.refuse("This is the start of the game.")


def _redo(navigator, nothing):
    told = navigator.play.redo()
    if told:
        _step(navigator, say("Done again: %s") % told, REDO_LINE)


def _step(navigator, text, line):
    """The menu stays, so that the next step is one press."""
    navigator.show([navigator.new_menu(line)])
    navigator.say(text)


def _finished(navigator, nothing):
    from kaperbox.app.screens.finished import Finished

    navigator.stack.append(Finished(navigator.store, navigator.play.last()))


def _settings(navigator, nothing):
    from kaperbox.app.screens.settings import SettingsForm

    navigator.stack.append(SettingsForm(navigator.store.settings))


def _self_test(navigator, nothing):
    from kaperbox.app.screens.self_test.screen import SelfTest

    navigator.stack.append(SelfTest(navigator.ports))


def _keep_settings(navigator, nothing):
    navigator.store.keep_settings()
    _close(navigator, nothing)


def _say(navigator, text):
    navigator.refuse(text)


CARRY_OUT = {
    actions.OPEN: _open,
    actions.CLOSE: _close,
    actions.HOME: _home,
    actions.CHOOSE: _choose,
    actions.GIVE_UP: _set_up,
    actions.BEGIN: _begin,
    actions.START: _start,
    actions.RESUME: _resume,
    actions.SUBMIT: _submit,
    actions.ROLL: _roll,
    actions.THROW_FREE: _throw_free,
    actions.UNDO: _undo,
    actions.SAY: _say,
    actions.REPLACE: _replace,
    actions.REDO: _redo,
    actions.FINISHED: _finished,
    actions.SETTINGS: _settings,
    actions.KEEP_SETTINGS: _keep_settings,
    actions.REDRAW: _redraw,
    actions.SELF_TEST: _self_test,
}
