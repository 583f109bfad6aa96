"""1.3, 1.25, 1.26 A player's ship: the hold, upgrades, officers and specialists, the grapple, abilities that take
part by themselves (p.9-10, 34-35)."""
