"""Ship, Outfit, a, b: the ship mat and what protects its sections."""
