"""One RP2040 with a real MicroPython, run step by step in emulated time, always the same way."""

import os
import time

os.environ.setdefault("RP2040PY_CLOCK_TICK_BATCH", "1")

from rp2040py.boards import BoardSpec
from rp2040py.clock.simulation_clock import SimulationClock
from rp2040py.device.bootrom import BOOTROM_B1
from rp2040py.device.load_flash import load_uf2
from rp2040py.execute_batch import execute_batch
from rp2040py.memory_map import FLASH_START_ADDRESS
from rp2040py.simulator import Simulator
from rp2040py.utils.logging import ConsoleLogger, LogLevel

from host_tools import littlefs_image
from tests.emulator.corrections import Blocks, bind_accesses, build
from tests.emulator.flash import Flash
from tests.emulator.oscillator import Oscillator
from tests.emulator.usb import Host

_ROSC = 0x40060
_FILES_AT = littlefs_image.ADDRESS - FLASH_START_ADDRESS
_FILES_SIZE = littlefs_image.BLOCK * littlefs_image.BLOCKS
_LOOK_NS = 100_000.0
_PROMPT = b"raw REPL; CTRL-B to exit\r\n>"


class PowerCutError(Exception):
    """The power failed in a flash operation; `Board.flash_image` has what is left."""


class Board:
    """`files` for a fresh board, or `flash` as another board left it. Off until `boot`."""

    def __init__(self, image, files=None, flash=None, devices=(), seed=1):
        clock = SimulationClock()
        spec = BoardSpec(extras=tuple((lambda device=device: device) for device in devices))
        self.chip = chip = build(spec, clock)
        chip.pio = Blocks(chip.pio)
        bind_accesses(chip)
        self._simulator = Simulator(rp2040=chip)
        chip.load_bootrom(BOOTROM_B1)
        chip.logger = ConsoleLogger(LogLevel.ERROR)
        self._fill_flash(image, files or {}, flash)
        self.oscillator = chip.peripherals[_ROSC] = Oscillator(chip, seed)
        self.flash = Flash(chip, self.stop)
        self.host = Host(chip)
        self.resets = []
        chip.watchdog.on_watchdog_trigger = self._restart
        self.wall_s = 0.0

    def _fill_flash(self, image, files, flash):
        memory = self.chip.flash
        if flash is not None:
            memory[0 : len(flash)] = flash
            return
        load_uf2(image, self.chip)
        memory[_FILES_AT : _FILES_AT + _FILES_SIZE] = littlefs_image.make(files)

    @property
    def now_us(self):
        return self.chip.clock.nanos / 1000

    def boot(self):
        self.chip.core.pc = FLASH_START_ADDRESS

    def stop(self):
        self._simulator.stopped = True

    def at_us(self, us, do):
        """Something that happens `us` from now."""
        alarm = self.chip.clock.create_alarm(do)
        alarm.schedule(us * 1000.0)
        return alarm

    def run_us(self, us, until=None):
        """So long, or until `until()`, which is then True."""
        began = time.perf_counter()
        met = []
        alarms = [self.at_us(us, self.stop)]
        if until:
            alarms.append(self._watch(until, met))
        self._simulator.stopped = False
        while not self._simulator.stopped:
            execute_batch(self._simulator, 1)
        for alarm in alarms:
            alarm.cancel()
        self.wall_s += time.perf_counter() - began
        if self.flash.is_dead:
            raise PowerCutError
        return bool(met)

    def _watch(self, until, met):
        def look():
            if until():
                met.append(True)
                self.stop()
            else:
                alarm.schedule(_LOOK_NS)

        alarm = self.chip.clock.create_alarm(look)
        alarm.schedule(_LOOK_NS)
        return alarm

    def wait(self, until, us=20_000_000):
        assert self.run_us(us, until), f"not within {us} us; said: {bytes(self.host.got)[-400:]}"

    def flash_image(self):
        return bytes(self.chip.flash)

    def files(self):
        """The files on the flash, by name."""
        return littlefs_image.read(self.chip.flash[_FILES_AT : _FILES_AT + _FILES_SIZE])

    def execute(self, source, us=60_000_000):
        """What the source prints, by the raw prompt; Ctrl-C first, whatever runs."""
        host = self.host
        self.wait(lambda: host.is_connected)
        del host.got[:]
        host.type(b"\r\x03\x03\x01")
        self.wait(lambda: host.got.endswith(_PROMPT))
        del host.got[:]
        host.type(source.encode() + b"\x04")
        self.wait(lambda: host.got.count(4) >= 2, us)
        said, failed = bytes(host.got[2:]).split(b"\x04")[:2]
        assert not failed, failed.decode()
        return said.decode().replace("\r\n", "\n")

    def _restart(self):
        self.resets.append(self.now_us)
        self.chip.enter_reset(from_watchdog=True)
        self.chip.leave_reset()
