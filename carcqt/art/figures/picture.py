"""The figures of guides: positions, a few laid tiles, rows of things and parts of a map."""

from __future__ import annotations

from carcqt.art.figures.board import BoardFigure
from carcqt.art.figures.figure import FigurePicture
from carcqt.art.figures.map import MapFigure
from carcqt.art.figures.marks import DARK, LIGHT
from carcqt.art.figures.rows import RowsFigure
from carcqt.content.languages import ENGLISH
from carcqt.content.learning.figures import FigureFile


def figure_picture(
    file: FigureFile, name: str, width: int, language: str = ENGLISH.code, *, dark: bool = False
) -> FigurePicture:
    figure, paper = file.figures[name], DARK if dark else LIGHT
    if figure.rows:
        return RowsFigure(file, figure, width, language, paper)
    if figure.map:
        return MapFigure(file, figure, width, language, paper)
    return BoardFigure(file, figure, width, language, paper)
