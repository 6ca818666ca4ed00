"""The box's parts as a web page shows them, with the same names as on the board.

Each talks to one object of the page, `page`, whose functions take and give numbers and text only:
those are the values that cross from one language to the other without a copy that must be freed.
"""
