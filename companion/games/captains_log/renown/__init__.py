"""1.22, 1.28, 1.34 Renown: what stands on the boards of reputation and fame, captains without a flag (p.30-31, 41,
52)."""
