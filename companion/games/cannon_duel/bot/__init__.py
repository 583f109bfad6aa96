"""The second ship played by the app: ours, and no part of the rules."""
