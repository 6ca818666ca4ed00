"""MicroPython's own module, as far as the drivers need it on CPython."""

import builtins


def const(value):
    return value


def native(function):
    return function


viper = native


builtins.ptr8 = object  # what viper calls a pointer to bytes
