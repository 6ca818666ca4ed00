"""These tests need MicroPython's own modules: test_on_micropython.py in tests/host runs them."""

collect_ignore_glob = ["test_*.py"]
