"""Code changed one place at a time, to see whether a test notices: `python -m tests.mutants`."""
