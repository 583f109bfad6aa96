"""Fire: the seven steps, double shot, dodge."""
