"""This machine: it opens evenings, and keeps settings, statistics, shown tips and locks on cards.

What other machines give it, and what it gives them, is in `exchange`.
"""
