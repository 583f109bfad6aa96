"""How many taps an evening takes: counted in a real browser, by what a player does who takes what the app proposes."""
