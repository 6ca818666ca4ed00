"""The hardware of Kaperbox as code: design, rules, drawings, board and enclosure.

All follows from `firmware/board.py`: change a pin there, and `make hardware` draws it anew.
"""
