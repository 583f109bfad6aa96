"""The boards of Barbe Noire: ships’ logs, the sea, ports, cards and renown."""
