"""Everything that needs KiCad 6 or later: its checks of our files, and the files for the makers.

Nothing here is needed to build or change the design; where KiCad is missing, the rest still runs.
"""
