"""10.1, 12, 13.7, 18 to 21 Captains: wounds, mutiny, duels, alliances, bargains, retirement, and how one is lost."""
