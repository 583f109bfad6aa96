"""17 Random Events A to M, and the clock that goes before them."""
