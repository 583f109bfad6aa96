"""1.20, 1.21 NPCs: their cards, who is whose enemy, the printed flowcharts, and one activation (rulebook p.24-29)."""
