"""What is announced in the middle: orders for hands, results with dice, what they changed, turns of fate."""
