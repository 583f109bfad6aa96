# Les actions telles qu’on les souhaite, sans ce qu’elles visent.

cove-wish-fire = Tirer
cove-wish-load-card = Jouer cette carte de Volée
cove-wish-flee = Fuir
cove-wish-gold = de l’or
cove-wish-card = une carte
