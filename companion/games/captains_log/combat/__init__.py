"""1.13 to 1.19 Combat: fire, boarding, ramming, fortresses, damage, and what a lost ship leaves behind (p.17-23)."""
