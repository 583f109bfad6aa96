# Commands where somebody wishes for them, without what they name.

bb-wish-ally = Ally with a pirate
bb-wish-part = Break an alliance
bb-wish-trade = Bargain
bb-wish-retire = Retire
bb-wish-kc-move = Move a King’s Commissioner
bb-wish-kc-attack = Intercept with a King’s Commissioner
bb-wish-deposit = Leave money in the Safe Haven
bb-wish-attack-port = Attack a port
bb-wish-sack = Sack a port
bb-wish-sell = Sell booty
bb-wish-ransom = Ransom a hostage
bb-wish-cross = Enter a Transit Box
bb-wish-draw-card = Draw an Action card
bb-wish-false-turn = A false player’s turn
