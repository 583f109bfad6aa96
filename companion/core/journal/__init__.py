"""What has happened in an evening, in order: the journal, the state at its marks, lessons and luck read off it."""
