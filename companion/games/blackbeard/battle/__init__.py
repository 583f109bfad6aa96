"""5.24, 8.5, 8.61, 13.6 At sea together: interception, battle with its odds."""
