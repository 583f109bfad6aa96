"""Tests of Newgame."""
