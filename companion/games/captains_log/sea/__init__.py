"""1.2, 1.5, 1.7, 1.9, 1.21 The map that the app follows: tiles as they are printed, what lies where, what is read off
it (p.12-17, 24-27)."""
