"""Runs test files on MicroPython: `micropython tests/run_on_micropython.py FILE…`.

Prints each failure with its traceback, and `N passed, N failed` at the end. Paths are relative to
the folder it is started in, the top of the project.
"""

import sys

sys.path[:0] = ["firmware", "."]
sys.path.append("tests/fakes")


def run(path):
    """(passed, failed) of one file."""
    name = path[: -len(".py")].replace("/", ".")
    module = __import__(name, None, None, ("*",))
    passed = failed = 0
    for test in sorted(dir(module)):
        if not test.startswith("test_"):
            continue
        try:
            getattr(module, test)()
            passed += 1
        except Exception as error:  # noqa: BLE001 - a test may fail in any way
            failed += 1
            print("FAILED", path, test)
            sys.print_exception(error)
    return passed, failed


counts = [run(path) for path in sys.argv[1:]]
failures = sum(failed for _, failed in counts)
print("%d passed, %d failed" % (sum(passed for passed, _ in counts), failures))
sys.exit(1 if failures else 0)
