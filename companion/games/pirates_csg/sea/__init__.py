"""Move: where a ship lies then, ramming, boarding, towing, docking; terrain."""
