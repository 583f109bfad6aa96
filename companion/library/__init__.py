"""Printed things as data: reads rulesdata/, the owner's cards on top of it, and the translation catalogues."""
