"""Numbers as boards show them: tracks, bars, and the mark on what has just changed."""
