"""The game at a terminal, line by line: any terminal will do, so will a pipe or a screen reader.

`plain.play` is the whole of it; `drawing.draw_sheets` is of use to others as well.
"""
