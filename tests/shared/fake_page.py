"""A page for the browser's ports, without a browser: what they said, and what they are told."""

import binascii


class FakePage:
    """`mask` is what the buttons read; `pad_edges` and `now_us` are the pads'."""

    def __init__(self):
        self.mask = 0
        self.pad_edges = ""
        self.now_us = 0
        self.frames = []
        self.lights = []
        self.lamp_masks = []
        self.tunes = []
        self.looks = []
        self.files = {}
        self.why_not = ""
        self.records = []
        self._byte = 0

    def pressed(self):
        return float(self.mask)  # as JavaScript's numbers may come

    def take_pads(self):
        edges, self.pad_edges = self.pad_edges, ""
        return edges

    def pads_now_us(self):
        return self.now_us

    def show_frame(self, hexadecimal):
        self.frames.append(binascii.unhexlify(hexadecimal))

    def show_lights(self, hexadecimal):
        self.lights.append(hexadecimal)

    def show_lamps(self, mask):
        self.lamp_masks.append(mask)

    def play(self, tune):
        self.tunes.append(tune)

    def show_contrast(self, level):
        self.looks.append(("contrast", level))

    def show_sleep(self, asleep):
        self.looks.append(("sleep", asleep))

    def show_flip(self, upside_down):
        self.looks.append(("flip", upside_down))

    def show_brightness(self, level):
        self.looks.append(("brightness", level))

    def set_volume(self, level):
        self.looks.append(("volume", level))

    def random_bytes(self, count):
        self._byte = (self._byte * 73 + 41) % 251
        return binascii.hexlify(bytes([self._byte] * count)).decode()

    def read_file(self, name):
        return self.files.get(name)

    def write_file(self, name, hexadecimal):
        if not self.why_not:
            self.files[name] = hexadecimal
        return self.why_not

    def remove_file(self, name):
        return self.files.pop(name, None) is not None

    def file_names(self):
        return "\n".join(sorted(self.files))

    def free_bytes(self):
        return 1000.0

    def recorded(self, header, lines):
        self.records.append((header, lines))
