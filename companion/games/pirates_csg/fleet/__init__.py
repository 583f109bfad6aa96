"""Fleet: what may be in a fleet, and its verdict while it is built."""
