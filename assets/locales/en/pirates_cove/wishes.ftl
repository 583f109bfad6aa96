# Commands where somebody wishes for them, without what they name.

pc-wish-fire = Fire
pc-wish-load-card = Play this Volley card
pc-wish-flee = Flee
pc-wish-gold = gold
pc-wish-card = a card
