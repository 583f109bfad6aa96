# Commands where somebody wishes for them, without what they name.

duel-wish-fire = Fire
