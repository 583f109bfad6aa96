ui-undo = Undo “{ $what }”
ui-undo-nothing = Nothing to undo
ui-redo = Redo
ui-correct = Correct by hand
ui-correct-title = Correct by hand
ui-correct-note = The board is always right: set here whatever the app has lost track of. Each correction is noted in the log and can be undone.
ui-corrected = Correction: { $what }
ui-home = Home
ui-ways = Around the table
ui-phones-way = Who plays with a phone, the code to scan
ui-correct-way = Set the app right where the board disagrees
ui-undo-way = Takes back what was just answered; it can be put back
ui-home-way = Leave the table: the game is saved by itself
ui-close = Close
ui-fault = Something jammed: nothing was changed. Try again, or undo the last answer.
ui-tab-table = Table
ui-tab-log = Log
ui-tab-rules = Rules
ui-log-more = More lines
ui-log-nothing = No line of that kind.
ui-log-search = Search
ui-log-deeds = What people did
ui-log-happened = What happened
ui-log-chance = Dice and cards
ui-log-set = Corrected
ui-log-oldest = From the beginning
ui-back-to-here = Go back before this line
ui-source-tablet = tablet
ui-source-phone = phone
ui-source-script = script
ui-source-dice = virtual dice
ui-source-deck = drawn by the app
ui-source-app = played by the app
ui-source-forced = only choice
ui-source-library = your library
ui-source-sample = sample edition
ui-source-kept = kept
ui-source-auto = automatic
ui-evening-over = The game is over
ui-ending-first = { $n ->
    [one] { $names } wins
   *[other] { $names } win
}
ui-ending-points = Points
ui-ending-luck = Luck of the dice
ui-ending-luck-others = Dice of the table
ui-ending-luck-good = Went well
ui-ending-luck-due = Expected
ui-ending-luck-line = { NUMBER($came) } went well, { NUMBER($due) } on average
ui-rule-place = { $id } · rulebook p. { $page }
ui-rule-unknown = Rule { $id } is not in the index.
ui-ruling = Ruling { $id }
ui-ruling-here = At this table
ui-ruling-usual = The choices; the default is ticked
ui-related = See also
ui-sample-label = Sample edition
ui-mark-owner = copied
ui-mark-sample = sample edition
ui-mark-derived = derived from an example
ui-mark-assumed = assumed by us
ui-mark-printed = printed in the rulebook
ui-mark-unknown = unknown
ui-path-yes = yes → { $to }
ui-path-no = no → { $to }
ui-path-wrong = Wrong on our table
ui-path-unlit = { $n ->
    [one] 1 other step of this chart
   *[other] { $n } other steps of this chart
}
ui-path-unlit-hide = Hide the other steps
ui-path-way = → { $to }

# To relive an evening, and what one does afterwards
ui-after-relive = Relive the game
ui-after-again = Play again, same players
ui-after-send = Send
ui-past-back = Back
ui-past-setup = Set-up
ui-past-part = Turn
ui-past-part-n = Turn { $n }
ui-past-silent = Nothing more to see at that moment: the boards show how things stood.
ui-past-before = The moment before
ui-past-after = The moment after
ui-past-round-before = Start of the round, or the round before
ui-past-round-after = The next round
ui-past-place = { $n } of { $of }
ui-board = { $name }: { $figures }
ui-figure-of = { $n } of { $all }
