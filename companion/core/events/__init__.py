"""What happens: events, which alone change a state, and what is announced of them."""
