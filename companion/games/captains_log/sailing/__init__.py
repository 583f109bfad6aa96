"""1.5, 1.6, 1.9, 1.11, 1.19, 1.34 Sailing: a movement hex by hex, the dynamic map, free actions and what else is done
at sea (p.12-16, 22-23)."""
