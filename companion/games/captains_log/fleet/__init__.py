"""1.3, 1.20, 1.32 Ships: printed values of both kinds, NPC cards and their pile, who is whose enemy, the White Whale
as a target (p.24-29, 49)."""
