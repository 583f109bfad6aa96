# Ce que dit le milieu de l’écran : consignes, résultats, coups du sort.

voice-orders = Sur la table
voice-changes = Ce qui change
voice-against = il fallait { $n } ou plus
voice-against-by = il fallait { $n } ou plus ({ $why })
voice-against-sum = il fallait { $sum }
voice-again = d’abord { $n }
voice-bonus = { $bonus } = { $n }
voice-missed = raté
voice-did = × { $n }
voice-times = { $n } ×
voice-became = { $before } → { $after }
voice-done = C’est fait
voice-on = Continuer
voice-more = La suite
voice-recall = Que s’est-il passé ?
voice-round = Depuis le début du tour
voice-nothing = Rien encore depuis le début du tour.
voice-back = Revenir à la question
voice-enough = Ne montrer que les dernières nouvelles
voice-decision = Voir la décision
voice-end = la fin de la partie
voice-facts = Ce que seule la table sait
voice-then = Alors :
voice-so = Continuer ainsi
voice-again-said = comme la dernière fois
voice-won = l’emporte
voice-each = { $sum } : { $bonus } par dé
voice-who = { $who } : { $what }
voice-number = { $what } { $n }
voice-fold = replier

# La mise en place, menée étape par étape
led-box = Avant de commencer : sortez de la boîte
led-step = étape { $n } sur { $of }
led-done = Étape faite
led-all = Tout est en place
led-copy = Recopier ce qui y est imprimé
led-times = × { $n }
led-again = Mise en place
led-again-note = Ce qu’on sort de la boîte et où ça va, jusqu’à la fin du premier tour.
