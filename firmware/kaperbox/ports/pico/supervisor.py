"""How the box starts and how it comes to an end: safe mode, the loop, the watchdog, crashes.

Safe mode leaves the prompt free and the application unstarted: when BACK is held at power-up, and
after the third crash in a row. Every other crash is noted, shown at the next start, and followed
by a restart.
"""

import io
import sys
import time

from kaperbox.ports.pico import crash_log, notice

_BACK = 8
_TICK_MS = 4
_NOTICE_MS = 3000
_SURVIVED_MS = 30000


class Supervisor:
    """`restart` is `machine.reset`; `rest` is `machine.idle`: asleep until an interrupt comes, at
    most a millisecond."""

    def __init__(self, ports, log, restart, rest):
        self._ports = ports
        self._log = log
        self._restart = restart
        self._rest = rest
        self._since_start_ms = 0

    def run(self, make_table) -> None:
        """Returns to the prompt in safe mode and at Ctrl-C; else the board restarts.

        `make_table()` makes what has a `tick(elapsed_ms)`.
        """
        ports = self._ports
        ports.display.advance(0)
        if ports.watchdog.bit:
            self._log.note("It hung: the watchdog bit.")
        if self._is_safe_mode():
            return
        ports.watchdog.start()
        try:
            self._tell_of_crash()
            self._loop(make_table())
        except KeyboardInterrupt:
            ports.watchdog.stop()
            ports.speaker.play(())
        except Exception as error:  # noqa: BLE001 - a box that crashes notes it, whatever it is
            self._crashed(error)

    def _is_safe_mode(self):
        if self._ports.buttons.pressed() & _BACK:
            notice.show(self._ports.display, "SAFE MODE", "BACK was held.\n" + self._log.text)
        elif self._log.count >= crash_log.LIMIT:
            notice.show(self._ports.display, "SAFE MODE", self._log.text)
            self._log.survived()
        else:
            return False
        return True

    def _tell_of_crash(self):
        """For three seconds, or until a button is pressed."""
        if not self._log.count:
            return
        notice.show(self._ports.display, "IT CRASHED", self._log.text)
        self._ports.clock.elapsed_ms()
        shown_ms = 0
        while shown_ms < _NOTICE_MS and not self._ports.buttons.pressed():
            time.sleep_ms(_TICK_MS)
            shown_ms += self._ports.clock.elapsed_ms()
            self._ports.watchdog.feed()

    def _loop(self, table):
        ports = self._ports
        beside = (ports.display, ports.speaker, ports.console, ports.battery, self)
        while True:
            elapsed_ms = ports.clock.elapsed_ms()
            table.tick(elapsed_ms)
            for port in beside:
                port.advance(elapsed_ms)
            ports.watchdog.feed()
            self._sleep()

    def _sleep(self):
        """Until the next tick is due, or a button goes down."""
        buttons, now_ms = self._ports.buttons, time.ticks_ms
        due_ms = time.ticks_add(now_ms(), _TICK_MS)
        while not buttons.waiting and time.ticks_diff(due_ms, now_ms()) > 0:
            self._rest()

    def advance(self, elapsed_ms: int) -> None:
        """After half a minute without a crash the next one is the first in a row."""
        if self._since_start_ms < _SURVIVED_MS:
            self._since_start_ms += elapsed_ms
            if self._since_start_ms >= _SURVIVED_MS:
                self._log.survived()

    def _crashed(self, error):
        text = io.StringIO()
        sys.print_exception(error, text)
        self._log.note(text.getvalue())
        self._ports.watchdog.stop()
        self._restart()
