"""What people read of a journal: announcements, the referee's notebook, and the moments and rounds of an evening."""
