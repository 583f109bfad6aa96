"""Reports of trouble: an evening written down for those who can mend it, without people's names."""
