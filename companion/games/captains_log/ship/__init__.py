"""1.3, 1.17, 1.25, 1.26 A player's ship: the hold, repair, upgrades, officers and specialists, abilities that take part
by themselves (p.9-10, 20, 34-35)."""
