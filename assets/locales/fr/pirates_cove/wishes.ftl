# Les actions telles qu’on les souhaite, sans ce qu’elles visent.

pc-wish-fire = Tirer
pc-wish-load-card = Jouer cette carte de Volée
pc-wish-flee = Fuir
pc-wish-gold = de l’or
pc-wish-card = une carte
