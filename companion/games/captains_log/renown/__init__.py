"""1.22, 1.23, 1.28, 1.35, 1.38 Renown: what stands on the boards of reputation and fame, joining a nation, the solo
score (p.30-31, 41, 54-55)."""
