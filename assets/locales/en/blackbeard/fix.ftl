# Corrections by hand.

bb-ev-corrected = Corrected by hand ({ $group }): { $what } = { $value }
bb-ev-corrected-note = Corrected by hand ({ $group }): { $what } = { $value } ({ $note })
bb-fix-group-turn = The turn
bb-fix-group-counters = Merchants and Warships
bb-fix-group-ports = Ports
bb-fix-holder = Player with the dice
bb-fix-first = Player 1
bb-fix-cards = Cards turned for the action line
bb-fix-offers = Letters of Marque on offer
bb-fix-letter = Letter of Marque ({ $nation })
bb-fix-notoriety = Notoriety
bb-fix-popularity = Popularity
bb-fix-worth = Net Worth aboard
bb-fix-place = Where it lies
bb-fix-place-of = { $name }: where it lies
bb-fix-posture = Posture
bb-posture-sea = At sea
bb-posture-anchored = Anchored
bb-posture-careened = Careened
bb-fix-hull = Ship
bb-fix-damage = Combat boxes lost
bb-fix-slow = Speed boxes lost
bb-fix-cunning = Cunning spent
bb-fix-cargo = Cargo in hold { $n }
bb-fix-marks = Attack markers
bb-fix-havens = Safe Havens
bb-fix-information = Information on
bb-fix-barred = Chased from
bb-fix-repulsed = Repulsed at
bb-fix-minor = Minor wounds
bb-fix-healing = Crippling wounds not yet healed
bb-fix-ill = Captain ill
bb-fix-scurvy = Scurvy aboard
bb-fix-debauched = Debauchery marker
bb-fix-owner = Player
bb-fix-combat = Combat undamaged
bb-fix-speed = Speed undamaged
bb-fix-gone = Back to the cup
bb-fix-gone-of = { $name }: back to the cup
bb-fix-governor = { $port }: Governor
bb-governor-nobody = No Governor
bb-fix-taken = { $port }: times taken
bb-fix-destroyed = { $port }: destroyed
bb-fix-forever = { $port }: against pirates for good
bb-fix-english = { $port }: taken by a campaign
