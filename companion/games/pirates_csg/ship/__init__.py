"""Ship: masts, crew at work, cargo, base move, losses, burning and sinking."""
