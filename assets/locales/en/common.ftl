# Words shared by all pirate games.
nation-holland = Holland
    .the = Holland
    .of = of Holland
    .to = to Holland
    .adjective = Dutch
nation-spain = Spain
    .the = Spain
    .of = of Spain
    .to = to Spain
    .adjective = Spanish
nation-england = England
    .the = England
    .of = of England
    .to = to England
    .adjective = English
nation-france = France
    .the = France
    .of = of France
    .to = to France
    .adjective = French
nation-pirates = Pirates
    .the = the Pirates
    .of = of the Pirates
    .to = to the Pirates
    .adjective = pirate
good-tea = tea
    .of = of tea
    .units = cubes of tea
good-silver = silver
    .of = of silver
    .units = cubes of silver
good-cotton = cotton
    .of = of cotton
    .units = cubes of cotton
good-sugar = sugar
    .of = of sugar
    .units = cubes of sugar
good-oil = oil
    .of = of oil
    .units = cubes of oil
good-wood = wood
    .of = of wood
    .units = cubes of wood
doubloons = { NUMBER($n) } { $n ->
    [one] doubloon
   *[other] doubloons
}
core-yes = Yes
core-no = No
core-bad-answer = That answer does not fit the question.
core-bad-yesno = Answer yes or no.
core-bad-draw = “{ $given }” does not lie there. What does: { $known }.
core-bad-option = “{ $given }” is not one of the possible answers. Choose one of those offered.
core-bad-pick = A list of the answers offered is needed here, even of a single one.
core-bad-count = Between { $lo } and { $hi } are needed; you chose { $given }.
core-one-of-each = One of each group only.
core-bad-number = Enter a whole number from { $lo } to { $hi }{ $step ->
    [1] .
   *[other] , in steps of { $step }.
}
core-bad-roll-count = { $count ->
    [one] { $count } die is needed.
   *[other] { $count } dice are needed.
}
core-bad-roll = A die with { $sides } faces cannot show “{ $given }”.
core-bad-card = The card “{ $given }” is not in this pile.
core-bad-words = Write between 1 and { $longest } characters.
core-bad-field = { $field }: not possible here (from { $lo } to { $hi }, or leave it unknown).
core-bad-form = This card has no field “{ $field }”. Its fields: { $known }.
core-not-asked = This question is not yours: see who is being asked, or answer at the tablet.
core-not-yet = One moment: somebody else is choosing. Then it is your turn again.
core-stale = The table has already moved on: look at the question shown and answer that one.
core-over = The game is over: there is nothing left to answer.
core-nothing-to-undo = There is nothing to undo here.
core-nothing-to-redo = There is nothing to redo.
core-said = { $text }
    .the = { $text }
    .on = on { $text }
    .of = of { $text }
core-said-number = { NUMBER($n) }
core-said-list = { $items }
core-nothing = nothing
core-said-muster = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
core-said-form = { $known ->
    [one] { $known } value noted
   *[other] { $known } values noted
}
core-no-such-value = No tracked value is called “{ $path }”.
core-bad-value = “{ $given }” does not fit “{ $field }”.
notebook-said = { $question } → { $answer }
notebook-seen = Seen, then taken back: { $question } → { $answer }
