"""How everything looks and reads: palette, themes, the language of a screen."""
