# What becomes of pirates, mutinies, duels, alliances, bargains and the end: chapters 3, 12, 19 to 21.

# Lost or retired
bb-ev-lost = { $name } is out of the game: { $fate }.
bb-fate-battle = killed by his pursuers
bb-fate-sunk = sunk with his ship
bb-fate-wounds = dead of his wounds
bb-fate-disease = dead of disease
bb-fate-duel = killed in a duel
bb-fate-mutiny = marooned by his crew
bb-fate-hanged = hanged
bb-fate-port = dead with the port where he was
bb-ev-retired = { $name } retires with { $amount }.

# Mutiny
command-mutiny = Mutiny
bb-mutiny-nobody = Nobody
bb-ev-nobody-named = Nobody is named: no crew rises.
bb-mutiny-rises = { S($name) } crew mutinies: his Popularity has fallen to { $n }.
bb-q-mutiny = { $name } faces a mutiny
bb-q-mutiny-note = Below his Charisma of { $n } he talks them round; at { $n } they let him go; above it they maroon him.
bb-mutiny-roll = Roll the mutiny die
bb-mutiny-outlook = A die against Charisma { $n }: below it he talks them round ({ $calm }); equal, he retires without the Net Worth aboard ({ $gone }); above, he is marooned ({ $dead }).
bb-mutiny-calmed = { $name } rolls { $roll }, below his Charisma of { $charisma }: he talks the crew round.
bb-mutiny-let-go = { $name } rolls { $roll }, exactly his Charisma: they let him go, without the Net Worth aboard.
bb-q-mutiny-stay = { $name } may retire. Does he stay at sea all the same?
bb-q-mutiny-stay-note = Staying, he stands at Popularity 6; the Net Worth aboard is lost either way (A-59).
bb-mutiny-marooned = { $name } rolls { $roll }, above his Charisma of { $charisma }: they leave him on a desert island.
bb-odds-mutiny = Talked round { $calm } · retirement { $gone } · death { $dead }
bb-odds-mutiny-unit = Charisma less the die

# Duels
bb-duel-begins = { $name } challenges { $other } to a duel.
bb-duel-attack = attack
bb-duel-defence = defence
bb-q-duel = { $name } attacks { $other }
bb-q-duel-note = Endurance: { $name } { $left }, { $other } { $facing }.
bb-duel-outlook = { $shape } In the next exchange { $name } attacks: { $hit } to hit, { $wound } to wound, { $kill } to kill.
bb-q-strikes-back = { $name }’s turn to strike at { $other }
bb-duel-next = Next exchange
bb-duel-exchange = { $name } { $own }; { $other } { $theirs }. { $struck } loses { $n ->
    [one] a point
   *[other] { $n } points
    } of Endurance.
bb-duel-wounded = { $name } is wounded as well: attack and defence −{ $n } until the duel is over.
bb-q-surrender = { $name }: surrender?
bb-q-surrender-no = Fights on
bb-q-surrender-yes = Surrenders: Popularity −{ $n }, Notoriety −{ $notoriety }
bb-duel-surrendered = { $name } surrenders: { $winner } has won.
bb-odds-duel = Hits: { $hit }; wounds: { $wound }
bb-odds-duel-unit = the attacker’s lead

# Alliances
bb-op-ally = Ally with { $other } ({ $name })
bb-op-part = Break the alliance with { $other } ({ $name })
bb-q-ally = Does { $other } become an ally { $name_of }?
bb-q-ally-note = The terms are between the players; either may break it at any time.
bb-ev-allied = { $name } and { $other } are allies.
bb-ev-alliance-over = { $name } and { $other } are allies no longer.
bb-ally-declined = No alliance between { $name } and { $other }.
bb-q-challenger = Alliance broken: does { $name } call out { $other }?
bb-q-challenger-no = No duel
bb-q-challenger-yes = Challenges the other
bb-no-ally-players = An alliance needs at least { $n } players.
bb-no-ally-solo = False players make no alliances.
bb-no-ally-own = Only pirates of different players become allies.
bb-no-ally-apart = { $name } and { $other } are not anchored in the same port.
bb-no-ally-turn = It is the turn of neither of their players.
bb-no-ally-more = { $name } is already an ally { $ally_of }.
bb-no-ally = { $name } has no ally.

# Bargains
bb-op-trade = Bargain with { $other } ({ $name })
bb-q-trade-goods = { $name }: what does he give?
bb-q-trade-worth = { $name }: how much Net Worth does he give?
bb-q-trade-ships = Do { $name } and { $other } exchange their ships?
bb-q-trade-ships-note = { $one } against { $two }, with their damage
bb-q-trade-agreed = { $name } gives { $gives }; { $other } gives { $gets }. Agreed?
bb-trade-none = nothing
bb-trade-cargo = a cargo of { $amount }
bb-trade-hostage = a hostage ({ $nation_adjective }, { $port })
bb-trade-worth = { $amount }
bb-trade-ship = his ship ({ $hull })
bb-trade-done = { $name } gives { $gives }.
bb-trade-nothing = Nothing changes hands.
bb-trade-declined = The bargain is off.
bb-no-trade-own = Only pirates of different players bargain.
bb-no-trade-false = { $name } belongs to a false player, who does not bargain.
bb-no-trade-apart = { $name } and { $other } are not in the same port.
bb-no-trade-turn = Bargains are struck at the end of a turn, before the Action card.
bb-no-trade-room = { $name } would have { $n } cargoes for { $holds } holds.

# The end
command-finish = The end
bb-ev-played-on = { $player } has no pirate left but would win: play goes on until { $n } players have none.
bb-standing = { $player }: { $name }, { $amount }, Notoriety { $n }.
bb-standing-none = { $player }: no pirate alive.
bb-end-notoriety = { $name } reaches { $n } Notoriety: { $player } wins.
bb-end-fortune = The game is over: { $player_the } wins with { $name } and { $amount }.
bb-end-tie = The game is over, and it is a tie: nobody wins.
bb-end-lost = Peter Blood is dead: the game is lost.
