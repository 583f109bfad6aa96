"""Which devices may come to a table: join codes, admission, and a brake for those who guess."""
