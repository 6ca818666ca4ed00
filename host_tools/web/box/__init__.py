"""The Python that runs inside the page, around the application; MicroPython and CPython alike."""
