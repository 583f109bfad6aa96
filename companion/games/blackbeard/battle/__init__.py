"""8.51, 9.31, 13.6 At sea together: interception, battle with its odds, storms."""
