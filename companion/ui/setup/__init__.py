"""The set-up of an evening: parts that every game's wizard shares."""
