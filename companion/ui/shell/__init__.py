"""Around the table: home, settings, rules, library."""
