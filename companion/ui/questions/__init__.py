"""A question on its sheet, whatever its kind; the rooms below hold the kinds and what they are made of."""
