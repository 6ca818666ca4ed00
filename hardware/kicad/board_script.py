"""Runs in KiCad's own Python: `board_script.py check|make FOLDER_OF_THE_BOARD FOLDER_FOR_RESULTS`.

The planes are poured here, on a copy: KiCad can only pour a board that was loaded from a file.
"""

import shutil
import sys
from pathlib import Path

import pcbnew

LAYERS = (
    ("F_Cu", pcbnew.F_Cu),
    ("B_Cu", pcbnew.B_Cu),
    ("F_Mask", pcbnew.F_Mask),
    ("B_Mask", pcbnew.B_Mask),
    ("F_Paste", pcbnew.F_Paste),
    ("F_Silkscreen", pcbnew.F_SilkS),
    ("B_Silkscreen", pcbnew.B_SilkS),
    ("Edge_Cuts", pcbnew.Edge_Cuts),
)


def poured(source, target):
    """A copy of the board with its planes filled."""
    for ending in ("kicad_pro", "kicad_pcb"):
        shutil.copy(source / ("kaperbox." + ending), target / ("kaperbox." + ending))
    path = str(target / "kaperbox.kicad_pcb")
    board = pcbnew.LoadBoard(path)
    pcbnew.ZONE_FILLER(board).Fill(board.Zones())
    pcbnew.SaveBoard(path, board)
    return pcbnew.LoadBoard(path)


def check(board, target):
    """Writes KiCad's report."""
    pcbnew.WriteDRCReport(board, str(target / "drc.txt"), pcbnew.EDA_UNITS_MILLIMETRES, True)


def make(board, target):
    """Gerber and drill files, as board makers take them."""
    plots = pcbnew.PLOT_CONTROLLER(board)
    options = plots.GetPlotOptions()
    options.SetOutputDirectory(str(target / "gerber"))
    options.SetPlotFrameRef(False)
    options.SetUseAuxOrigin(True)
    options.SetUseGerberProtelExtensions(False)
    options.SetSubtractMaskFromSilk(True)
    for name, layer in LAYERS:
        plots.SetLayer(layer)
        plots.OpenPlotfile(name, pcbnew.PLOT_FORMAT_GERBER, name)
        plots.PlotLayer()
    plots.ClosePlot()
    drill = pcbnew.EXCELLON_WRITER(board)
    drill.SetOptions(False, False, board.GetDesignSettings().GetAuxOrigin(), False)
    drill.SetFormat(True)
    drill.CreateDrillandMapFilesSet(str(target / "gerber"), True, False)


job, from_folder, to_folder = sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3])
to_folder.mkdir(parents=True, exist_ok=True)
{"check": check, "make": make}[job](poured(from_folder, to_folder), to_folder)
