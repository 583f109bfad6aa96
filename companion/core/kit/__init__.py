"""What a game is made of, written once: a new game states only what is its own.

game         the base of every game: a table of the parts below, and what it does otherwise than is usual
chapters     the modules of a rulebook, which register their procedures and events by themselves
opening      how an evening begins: from the options to the first state, and what the app can deal
options      what a table agrees on before: seats, colours, edition, points of rule; their reading and writing
state        what every state has: players, the turn, what was copied of printed components
agenda       what happens next: a step, a command, a menu
piles        decks, cups, hands and bags: what lies in one, who draws, and what is left
forms        the printed components that can be copied
corrections  every tracked value by name, to be set by hand
inventory    what lies where, for the laws that simulations check
any_evening  any options that a table could agree on, for simulations

Each game has some classes of its own by the same names, so that who knows one finds the way in all: `Book`, `Numbers`,
`Options`, `Outcome`, `State` and `Turn`; `Corrected`, `Player`, `SeatOptions` and `Tally`, which derive from those of
the kit; `PlayerPanel` of its screens. Ids and events are called as people at that table would call them. Any other name
of a class stands once in the house.
"""
