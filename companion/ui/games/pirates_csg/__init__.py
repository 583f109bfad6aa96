"""The drawn side of Pirates du Nouveau Monde (Pirates CSG)."""
