# Ventes, rançons, pots-de-vin, dépôts, lettres de marque, attaques de ports et retraites (chapitres 10, 15, 17E et 18).

# Ce qu’un port rapporte
bb-rate-haven = Port pirate : −{ $percent } % ; vendre ou rançonner provoque la débauche
bb-rate-neutral = Port neutre : ni plus, ni moins
bb-rate-pro = Port pro-pirate : +{ $percent } %
bb-rate-safe = Son refuge : +{ $percent } %
bb-priced-same = { $amount }
bb-priced-up = { NUMBER($value) } + { $percent } % = { $amount }
bb-priced-down = { NUMBER($value) } − { $percent } % = { $amount }
bb-no-trade = { $port } : { $name } n’y trouve pas d’acheteur.
bb-no-trade-blockaded = { $name_starts } est sous blocus : ni vente, ni rançon.
bb-ev-paid-in-kind = { $name } : { $amount } payés en cargaisons, à leur valeur.

# Vente
bb-op-sell = Vendre son butin ({ $name })
bb-op-visit = Faire escale ({ $name })
bb-no-booty = { $name_starts } n’a rien à vendre, et un port pirate n’offre rien d’autre.
bb-q-sell = { $name } : quelles cargaisons vendre ?
bb-sale-brings = rapporte { $amount }
bb-q-sell-none = Ne rien vendre
bb-ev-sold = { $name_starts } vend son butin : { $sum }
bb-q-besides = { $name } : autre chose avant de finir ?
bb-q-besides-none = Rien d’autre
bb-besides-bribe = Soudoyer le gouverneur
bb-besides-bribe-note = Un refuge pour { $n } fois le dé ; à bord : { $amount }
bb-besides-debauchery = Débauche
bb-besides-debauchery-note = Popularité +{ $n }, et on tire un gouverneur
bb-no-bribe-here = { $port } ne peut pas devenir son refuge par un pot-de-vin.
bb-no-bribe-twice = { $port } est déjà son refuge.
bb-no-bribe-forever = { $port } reste anti-pirate pour toujours.
bb-no-bribe-money = { $name_starts } n’a pas { $amount } à bord.
bb-no-revel-here = { $name_starts } n’est dans aucun port neutre ou pro-pirate.
bb-q-bribe = Pot-de-vin : { $n } fois le dé
bb-ev-bribe-too-dear = { $name_starts } ne peut pas payer { $amount } : pas de refuge, rien n’est payé.
bb-purpose-bribe = le gouverneur à soudoyer, { $port }
bb-purpose-revel = la débauche au port, { $port }
bb-ev-bribe-lost = { $name_starts } a payé pour rien : pas de gouverneur pro-pirate.
bb-ev-haven = { CAP($port_the) } devient le refuge { $name_of }
bb-ev-haven-given-up = { $name_starts } renonce à son refuge : { $port }

# Rançon
bb-op-ransom = Rançonner un otage ({ $name })
bb-no-hostage = { $name_starts } n’a pas d’otage à bord.
bb-q-ransom = Rançon pour { $name_the } : { $n } fois le dé
bb-ev-ransomed = { $name_starts } rend un otage contre rançon : { $sum }

# Dépôts
bb-op-deposit = Déposer au refuge ({ $name })
bb-no-deposit-here = { $name_starts } n’est pas dans un refuge à lui.
bb-no-deposit-false = { $name_starts } est à un faux joueur, qui ne dépose rien.
bb-no-worth = { $name_starts } n’a pas de bénéfice net à bord.
bb-q-deposit = { $name }, { $port } : combien laisser ici ?
bb-q-deposit-note = À l’abri d’une mutinerie et d’une capture, mais rendu seulement à la retraite.

# Lettres de marque
bb-ev-letter-offered = Une lettre de marque { $nation_of } est en vente
bb-ev-no-letter = Les lettres de marque sont toutes sorties de la tasse
bb-besides-letter = Lettre de marque { $nation_of }
bb-besides-letter-note = { $n } fois le dé ; le prix connu, on peut renoncer
bb-besides-letter-swap = { $n } fois le dé ; remplace celle qu’il tient
bb-no-letter-here = { $port } : aucune lettre de marque de sa nation n’est en vente.
bb-no-letter-port = { $port } : il faut un port neutre, pro-pirate ou son refuge.
bb-no-letter-record = { $name_starts } a déjà attaqué cette nation ({ $nation }).
bb-no-letter-twice = { $name_starts } a déjà une lettre de cette nation ({ $nation }).
bb-q-letter-price = Prix de la lettre de marque : { $n } fois le dé
bb-q-letter-discount = Dans son refuge : on déduit { $n } fois ce second dé
bb-ev-letter-too-dear = { $name_starts } n’a que { $purse } à bord : la lettre de marque en coûte { $amount }.
bb-q-letter-buy = Acheter la lettre de marque { $nation_of } pour { $amount } ?
bb-ev-letter = { $name_starts } reçoit une lettre de marque { $nation_of }
bb-ev-letter-void = { $name_starts } n’a plus sa lettre de marque { $nation_of }

# Attaque et mise à sac d’un port
bb-op-attack-port = Attaquer le port ({ $name })
bb-op-sack = Mettre le port à sac ({ $name })
bb-no-attack-haven = { $port } est un port pirate : on ne l’attaque pas.
bb-no-attack-destroyed = { $port } est détruit.
bb-no-attack-protected = { $port } : { $hunter } est dans la case et le protège.
bb-no-attack-repulsed = { $port } : { $name } y a été repoussé ; il faut d’abord un navire entièrement réparé.
bb-no-sack = { $name_starts } n’a pas pris ce port à son tour précédent.
bb-attack-strength = attaque
bb-combat-of = combat, { $name }
bb-dice-rolled = dés
bb-assault-pirate = { $name }
bb-assault-port = Garnison, { $port }
bb-assault-costs = L’attaque met fin à sa lettre de marque et à ses refuges de cette nation, dépôts compris ({ $nation }).
bb-q-attack = { $name_starts } attaque { $port_the }
bb-q-sack = { $name_starts } met à sac { $port_the }
bb-q-attack-note = Pirate : { $sum }. Port : { $garrison }. À égalité, le port tient.
bb-q-attack-ally = { $port } : { $name } se joint-il à l’attaque ?
bb-ev-assault = { $result ->
    [taken] { $name } : { $sum } ; { $port } : { $wall } + { $guards } = { $defence }. Le port tombe.
   *[repulsed] { $name } : { $sum } ; { $port } : { $wall } + { $guards } = { $defence }. L’attaque est repoussée.
}
bb-ev-port-taken = { $port } : { $name } tient le port, dont la valeur baisse de 1. À son prochain tour, il part ou met à sac.
bb-ev-port-held = { $port } : { $name } tient le port, qui ne vaut déjà plus rien. À son prochain tour, il part ou met à sac.
bb-odds-port = Prise du port : { $percent }. Dommages moyens : { NUMBER($n) }.
bb-odds-port-sinks = Prise du port : { $percent }. Navire coulé : { $sinks }. Dommages moyens : { NUMBER($n) }.
bb-odds-port-unit = dommages
bb-q-loot = Butin { $name_of } { $port_in } : { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}
bb-ev-no-loot = { $port } ne vaut plus rien : pas de butin.
bb-ev-loot = { $name_starts } trouve { $amount } de butin { $port_in }
bb-q-share = Quelle part du butin pour { $name } ?
bb-q-loot-keep = { $name } : quelles anciennes cargaisons garder ?
bb-q-loot-keep-note = Le butin ({ $amount }) remplit les { $holds } cales ; chaque cale gardée en coûte { $share }.
bb-q-loot-keep-none = N’en garder aucune
bb-ev-loot-share = { $amount } pour { $name_the } : { NUMBER($loot) } × { $free }/{ $holds }

# Retraite et trahison
bb-op-retire = Prendre sa retraite ({ $name })
bb-no-retire-here = { $name_starts } n’est ni dans son refuge, ni dans un port pro-pirate.
bb-no-retire-poor = Il faut au moins { $amount } de bénéfice net.
bb-no-retire-again = { $name_starts } a échoué à ce montant : il faut d’abord { $amount }.
bb-q-retire = { $name } : { $n } ou moins aux dés et il se retire
bb-q-retire-note = { $amount } de bénéfice net : { $n }
bb-ev-may-retire = { $name_starts } fait { $rolled }, pas plus que { $n } : l’équipage le laisse partir.
bb-ev-retire-failed = { $name_starts } fait { $rolled }, plus que { $n } : l’équipage refuse de perdre son capitaine.
bb-odds-retire = Il se retire : { $percent }
bb-odds-retire-unit = retraite
bb-q-treachery = { $name_starts } plaide sa lettre de marque
bb-q-treachery-note = 3 à 6 : relâché. 2 : jugé. 1 : pendu. Le butin non vendu est perdu.
bb-ev-treachery-released = { $name_starts } est relâché, sans son butin
bb-ev-treachery-tried = { $name_starts } passe en jugement
bb-ev-treachery-hanged = { $name_starts } est pendu
bb-q-trial = Procès : { $percent } % du bénéfice par point, pendu dès { $n }
bb-ev-trial = { $name_starts } paie { $percent } % de son bénéfice net : { $amount }

# Correction à la main
bb-fix-attacked = Nations attaquées, même en vain
