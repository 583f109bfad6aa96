"""Tests of Goofspiel."""
