# Commands where somebody wishes for them, without what they name.

cl-wish-fire-zone = Fire at a zone
cl-wish-fire = Fire at a ship
cl-wish-pass-by = Sail past
cl-wish-steer = Sail to a hex of the map
cl-wish-ram = Ram a ship
cl-wish-ram-at-once = Ram with the first step
cl-wish-mission-step = Tick off a mission step
cl-wish-stowaway = The stowaway
cl-wish-meet-kraken = The Kraken
cl-wish-brave-storm = Brave the storm
cl-wish-describe-wind = Tell the wind
cl-wish-barter = Barter
cl-wish-flagship = Change ships
cl-wish-captain-favour = A captain’s favour
cl-wish-cross-gap = Cross a gap in the map
cl-wish-fish = Fish
cl-wish-sail = Sail
cl-wish-give-up = Give up
cl-wish-npc-activation = Play an NPC
cl-wish-shop = Go shopping
cl-wish-purchase = A purchase
cl-wish-ready = Ready
cl-wish-not-ready = Not ready yet
cl-wish-yard-repair = Repair at the shipyard
cl-wish-end-round = End the round
