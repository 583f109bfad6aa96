"""The boards of Newgame."""
