"""13, 14 The Crown: King's Commissioners, anti-pirate campaigns, Warships."""
