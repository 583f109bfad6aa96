"""This machine: it opens evenings, and keeps settings, statistics, shown tips, locks on cards, what was received."""
