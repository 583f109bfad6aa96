"""Ship, Outfit, a, b: the ship mat: rings, upgrades, dice and speed, what parrots and Mastercrafts do for a
section, damage.
"""
