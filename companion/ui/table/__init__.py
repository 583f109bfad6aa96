"""The table: the question in the middle, the state around it, the notebook below."""
