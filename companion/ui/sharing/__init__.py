"""Cards, settings and scores on their way to and from another Vigie: codes shown, photographed, taken or refused."""
