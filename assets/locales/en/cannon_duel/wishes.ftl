# Commands where somebody wishes for them, without what they name.

cd-wish-fire = Fire
