# Commands where somebody wishes for them, without what they name.

csg-wish-canoes = Move canoes together
