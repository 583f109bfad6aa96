"""What several boards are made of: counters, ports, ships, figures, how copied cards look."""
