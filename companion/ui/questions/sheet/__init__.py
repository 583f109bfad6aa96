"""The sheet on which every question is written: its frame, its lines, whom it waits for, the cover over secrets."""
