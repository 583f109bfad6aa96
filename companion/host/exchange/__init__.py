"""Files that this machine hands out and takes in: one evening, a copy of everything, parcels; and what they change."""
