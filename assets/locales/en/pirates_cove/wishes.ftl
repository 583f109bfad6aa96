# Commands where somebody wishes for them, without what they name.

cove-wish-fire = Fire
cove-wish-load-card = Play this Volley card
cove-wish-flee = Flee
cove-wish-gold = gold
cove-wish-card = a card
