"""1.35 to 1.38 Ways to play: against nations alone or with an ally, the score of such an evening, allies and teams
(p.54-55)."""
