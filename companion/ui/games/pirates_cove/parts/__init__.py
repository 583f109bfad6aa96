"""What several boards are made of: the ship mat, figures, how copied components look."""
