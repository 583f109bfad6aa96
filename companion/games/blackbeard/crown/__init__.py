"""13, 14 The Crown: King's Commissioners, ports that are entered or blockaded, anti-pirate campaigns, Warships."""
