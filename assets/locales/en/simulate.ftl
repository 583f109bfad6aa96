# Random evenings: what the command “simulate” says.

sim-law-crash = Nothing raises an error.
sim-law-pieces = Nothing appears and nothing vanishes: cubes, doubloons, damage, cards.
sim-law-offered = What is offered can be done.
sim-law-refused = What is refused is refused, and nothing changes.
sim-law-fold = The state is what the journal tells.
sim-law-resumed = A game taken up again stands at the same question.
sim-law-undone = Undo leads back to the beginning, redo forth to the end.
sim-law-written = What is written reads back the same.
sim-law-words = Everything can be said in French and in English.

sim-fault-crash = { $error } ({ $place }; { $path })
sim-fault-pieces = { $kind }: { $before } before and { $after } after { $event }, which announces { $flow }
sim-fault-negative = { $kind }: { $count } at “{ $place }”
sim-fault-offered = { $key }: “{ $option }” is offered, but nothing follows
sim-fault-likely = { $key }: the likely answer “{ $value }” is not legal
sim-fault-nothing = { $key }: nothing is legal
sim-fault-answer = { $key }: a legal answer is refused ({ $problem })
sim-fault-refused = { $key }: “{ $option }” is refused, but the table took it
sim-fault-fold = journal and table differ: { $where }
sim-fault-resumed = { $what } when taken up again at “{ $key }”: { $where }
sim-fault-undone = { $deed }: { $where }
sim-fault-written = { $what }
sim-fault-words = { $problem }

sim-speed = { $n ->
    [one] 1 game
   *[other] { $n } games
} of { $game }, seed { NUMBER($seed, useGrouping: 0) }: { $answers } answers in { $seconds } s ({ $rate } answers per second, { $each } s per game).
sim-rules = Rules cited: { $n }{ $all ->
    [0] {""}
   *[other] {" "}of { $all }
} ({ $by }).
sim-by-told = events { $n }
sim-by-asked = questions { $n }
sim-by-judged = verdicts { $n }
sim-events = Kinds of events: { $n } of { $all }.
sim-procedures = Procedures begun: { $n } of { $all }.
sim-questions = Different questions: { $n }.
sim-refused = Rules that refused something: { $n } ({ $times } refusals).
sim-never = never ({ $n }): { $names }
sim-ending = ended by { $ending }: { $n }
sim-left = left before the end: { $n }
sim-clean = No fault.
sim-faults = { $n ->
    [one] 1 fault.
   *[other] { $n } faults.
}
sim-fault = Fault { $number } ({ $times ->
    [one] 1 game
   *[other] { $times } games
}, first with seed { NUMBER($seed, useGrouping: 0) }): { $law }
sim-shortest = The shortest game that shows it ({ $n ->
    [one] 1 deed
   *[other] { $n } deeds
}):
sim-open = Open question: { $question } ({ $key }, { $rule })
sim-last = Then: { $deed }
sim-again = To be played again with “companion simulate --replay FILE”:
sim-saved = Written to { $file }.
sim-keep-other = kept with { $kept }, asked for with { $now }
sim-gone = What was found no longer goes wrong.
sim-replayed = The game plays again without a fault.

core-cli-simulate = play random games and watch the laws of the house
core-cli-positive = a number from 1 on is needed, not “{ $given }”
sim-cli-game = game to be played (else the first)
sim-cli-evenings = number of games (else { $default })
sim-cli-seed = seed of the first game; those after it take the next numbers
sim-cli-most = answers after which a game is left (else { $default })
sim-cli-thorough = check the costly laws at each answer, not only at each { $every }
sim-cli-counts = print everything that was met too, as JSON
sim-cli-option = an option for each of them, such as map=on; may be given several times
sim-cli-no-option = There is no option “{ $given }”; there is { $takes }.
sim-cli-jobs = processes that play at the same time (else 1)
sim-cli-keep = file that keeps what was played, so that a run that was stopped goes on
sim-cli-save = file to write the first fault found to
sim-cli-replay = play a game again that --save has written
sim-law-put = Every question is for somebody at the table, a secret one for one person alone.
sim-fault-put = { $key }: put to “{ $who }”, who cannot answer it

sim-law-judged = What “May I?” says is what happens, whatever is wished and by whatever door.
sim-fault-judged = { $key }: { $problem }

sim-law-luck = To take back is not to roll again: the same deed has the same dice, whatever is done in between.
sim-fault-luck = { $key }: { $problem }
