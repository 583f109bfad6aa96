"""Cards, settings and scores on their way to and from another Vigie: shown, taken or refused."""
