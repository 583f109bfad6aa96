# Les actions telles qu’on les souhaite, sans ce qu’elles visent.

bb-wish-ally = S’allier avec un pirate
bb-wish-part = Rompre une alliance
bb-wish-trade = Marchander
bb-wish-retire = Prendre sa retraite
bb-wish-kc-move = Déplacer un corsaire du roi
bb-wish-kc-attack = Intercepter avec un corsaire du roi
bb-wish-deposit = Laisser de l’argent au refuge
bb-wish-attack-port = Attaquer un port
bb-wish-sack = Mettre un port à sac
bb-wish-sell = Vendre du butin
bb-wish-ransom = Rançonner un otage
bb-wish-cross = Entrer dans une zone de transit
bb-wish-draw-card = Tirer une carte Action
bb-wish-false-turn = Le tour d’un faux joueur
