# Corrections à la main.

bb-ev-corrected = Corrigé à la main ({ $group }) : { $what } = { $value }
bb-ev-corrected-note = Corrigé à la main ({ $group }) : { $what } = { $value } ({ $note })
bb-fix-group-turn = Le tour
bb-fix-group-counters = Marchands et navires de guerre
bb-fix-group-ports = Ports
bb-fix-holder = Joueur qui a les dés
bb-fix-first = Joueur 1
bb-fix-cards = Cartes retournées pour la ligne d’action
bb-fix-offers = Lettres de marque offertes
bb-fix-letter = Lettre de marque ({ $nation })
bb-fix-notoriety = Notoriété
bb-fix-popularity = Popularité
bb-fix-worth = Bénéfice net à bord
bb-fix-place = Lieu
bb-fix-place-of = { $name } : emplacement
bb-fix-posture = Position
bb-posture-sea = En mer
bb-posture-anchored = À l’ancre
bb-posture-careened = En carène
bb-fix-hull = Navire
bb-fix-damage = Cases de combat perdues
bb-fix-slow = Cases de vitesse perdues
bb-fix-cunning = Astuce dépensée
bb-fix-cargo = Cargaison de la cale { $n }
bb-fix-marks = Marqueurs d’attaque
bb-fix-havens = Refuges
bb-fix-information = Informations sur
bb-fix-barred = Chassé de
bb-fix-repulsed = Repoussé à
bb-fix-minor = Blessures mineures
bb-fix-healing = Mutilations non guéries
bb-fix-ill = Capitaine malade
bb-fix-scurvy = Scorbut à bord
bb-fix-debauched = Marqueur débauche
bb-fix-owner = Joueur
bb-fix-combat = Combat intact
bb-fix-speed = Vitesse intacte
bb-fix-gone = Retour à la tasse
bb-fix-gone-of = { $name } : retour à la tasse
bb-fix-governor = { $port } : gouverneur
bb-governor-nobody = Pas de gouverneur
bb-fix-taken = { $port } : nombre de prises
bb-fix-destroyed = { $port } : détruit
bb-fix-forever = { $port } : anti-pirate pour toujours
bb-fix-english = { $port } : prise par une campagne
