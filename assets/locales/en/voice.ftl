# What the middle of the screen says: orders, results, turns of fate.

voice-orders = On the table
voice-changes = What changes
voice-against = { $n } or more needed
voice-against-by = { $n } or more needed ({ $why })
voice-against-sum = { $sum } needed
voice-again = first { $n }
voice-bonus = { $bonus } = { $n }
voice-missed = missed
voice-did = × { $n }
voice-times = { $n } ×
voice-became = { $before } → { $after }
voice-done = Done
voice-on = Go on
voice-more = More
voice-recall = What happened?
voice-round = Since the round began
voice-nothing = Nothing yet this round.
voice-back = Back to the question
voice-enough = Show only the latest news
voice-decision = See the decision
voice-end = the end of the game
voice-facts = What only the table knows
voice-then = Then:
voice-so = Go on like this
voice-again-said = same as last time
voice-won = wins
voice-each = { $sum }: { $bonus } per die
voice-who = { $who }: { $what }
voice-number = { $what } { $n }
voice-fold = fold

# The set-up, led step by step
led-box = Before you start: out of the box
led-step = step { $n } of { $of }
led-done = Step done
led-all = All in place
led-copy = Copy what is printed on it
led-times = × { $n }
led-again = Set-up
led-again-note = What comes out of the box and where it goes, until the first round is over.
