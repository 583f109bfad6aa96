"""What a game is made of, written once: a new game states only what is its own.

game         the base of every game: its events and procedures, its state on disk, what it offers by default
chapters     what the modules of a rulebook register by themselves
piles        decks, cups, hands and bags: what lies in one, who draws, and what is left
"""
