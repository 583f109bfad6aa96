"""What the middle of the table tells: orders for hands, results with their dice, what they changed, turns of fate."""
