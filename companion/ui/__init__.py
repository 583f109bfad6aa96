"""The screens: the shell, the widgets that every game shares, and a folder of boards per game."""
