"""1.24, 1.27, 1.34 In harbour: market, tavern, shipyard, crew, captains (p.32-39, 50-53)."""
