"""The host at the other end of the USB cable: reads, or does not, and types."""

from collections import deque

from rp2040py.usb.cdc import USBCDC

_PACKET_NS = 50_000.0


class Host:
    """`reads`: whether it takes what the board sends. It never sends the empty packets that the
    emulator's own host would send without end."""

    def __init__(self, chip):
        self._cdc = USBCDC(chip.usb_ctrl)
        self._usb = usb = self._cdc.usb
        self._to_send, self._asked = deque(), None
        self.got, self.is_connected, self.reads = bytearray(), False, True
        self._deliver_soon = chip.clock.create_alarm(self._deliver)
        self._read, self._reset = usb.on_endpoint_read, usb.on_reset
        self._write = usb.on_endpoint_write
        usb.on_endpoint_read, usb.on_reset = self._asks, self._forget
        usb.on_endpoint_write = self._comes
        self._cdc.on_serial_data = self.got.extend
        self._cdc.on_device_connected = self._connect

    def type(self, data):
        self._to_send.extend(data)
        if self._asked:
            self._deliver_soon.schedule(_PACKET_NS)

    def _connect(self):
        self.is_connected = True

    def _comes(self, endpoint, data):
        """A host that does not read leaves the packet where it is."""
        if self.reads or endpoint != self._cdc._in_endpoint:
            self._write(endpoint, data)

    def _asks(self, endpoint, size):
        if endpoint != self._cdc._out_endpoint:
            self._read(endpoint, size)
            return
        self._asked = (endpoint, size)
        if self._to_send:
            self._deliver_soon.schedule(_PACKET_NS)

    def _deliver(self):
        if self._asked and self._to_send:
            endpoint, size = self._asked
            self._asked = None
            count = min(size, len(self._to_send))
            data = bytearray(self._to_send.popleft() for _ in range(count))
            self._usb.endpoint_read_done(endpoint, data)

    def _forget(self):
        self._asked, self.is_connected = None, False
        self._deliver_soon.cancel()
        self._reset()
