# Pirates CSG: the shore: set-up, exploring, crew and treasure ashore, forts, events, victory.

# Set-up
command-extra-points = Extra points
csg-q-berths = { $name }, where does your crew go?
csg-berths-proposed = As proposed
csg-berths = { $berths }
csg-berth-item = { $crew }: { $place }
csg-berths-each = One by one
csg-berth-cursed = { $ship }, face up, as Cursed (+1 point)
csg-berth-mark = The fleet has no point left for the Black Mark.
csg-berth-chieftain = A Chieftain must begin aboard a ship.
csg-ev-expatriot = { $crew } is an Ex-Patriot: { $ship } is a Mercenary.
csg-purse-own = A mix of your own
csg-q-coins-of = { $name }, how many coins of { $value } gold?
csg-q-coins-left = Still { $n } coins for { $gold } gold.
csg-ev-raised = { $name } reveals { $crew }: a build total of { $n }.
csg-fleet-of = { $name }: { $ships }
csg-ev-deployed = { $fleets }
csg-told-fleets = The fleets are on the table
