"""One running table: who may answer what, what is recorded, and what every screen is told."""
