# Les actions telles qu’on les souhaite, sans ce qu’elles visent.

cl-wish-fire-zone = Tirer sur une zone
cl-wish-fire = Tirer sur un navire
cl-wish-pass-by = Passer sans s’arrêter
cl-wish-steer = Aller à une case de la carte
cl-wish-ram = Éperonner un navire
cl-wish-ram-at-once = Éperonner dès le premier pas
cl-wish-mission-step = Valider une étape de mission
cl-wish-stowaway = Le passager clandestin
cl-wish-meet-kraken = Le Kraken
cl-wish-brave-storm = Affronter la tempête
cl-wish-describe-wind = Indiquer le vent
cl-wish-barter = Troquer
cl-wish-flagship = Changer de navire
cl-wish-captain-favour = La faveur d’un capitaine
cl-wish-cross-gap = Franchir un vide de la carte
cl-wish-fish = Pêcher
cl-wish-sail = Naviguer
cl-wish-give-up = Abandonner
cl-wish-npc-activation = Jouer un PNJ
cl-wish-shop = Faire des achats
cl-wish-purchase = Un achat
cl-wish-ready = Prêt
cl-wish-not-ready = Pas encore prêt
cl-wish-yard-repair = Réparer au chantier naval
cl-wish-end-round = Finir le tour de jeu
