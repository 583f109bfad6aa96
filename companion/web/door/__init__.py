"""The server for phones on the local network: its door, who is let in, what it answers."""
