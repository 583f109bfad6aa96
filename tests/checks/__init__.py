"""The checks of the project and their order: what `python -m tests` plays.

`parts` says what they are, `playing` plays them and tells times, `reach` finds what a change can reach.
"""
