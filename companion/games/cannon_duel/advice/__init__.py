"""What each legal action would do now, with exact chances: for people who ask."""
