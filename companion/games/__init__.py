"""The games, each in a folder of its own: state, events, procedures. No screen, no database."""
