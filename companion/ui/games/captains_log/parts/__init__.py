"""What several boards are made of: the hold, missions, figures, how copied cards look."""
