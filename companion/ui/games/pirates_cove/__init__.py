"""The drawn side of La Crique des Pirates."""
