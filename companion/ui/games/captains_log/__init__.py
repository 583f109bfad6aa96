"""The boards of Captain's Log, drawn like the things they replace."""
