"""Many cards to look through: searched, filtered, and put together to a deck or fleet."""
