"""One session of one game: who may answer what, what is recorded, what each seat may know.

game_session    the front door: a small class over the parts below
engine          the state of play: the journal in force and the one procedure that is open; `rebuilding` it
journal_writer  a change is written as a whole, then it counts and is told
actions         what people do: answers, `answers_ahead`, corrections, undo and redo
auto_answers    what needs no person
previews        what would follow, and what could be wished; `one_sheet` gathers questions, `trial` tries a plan
history         what was asked and played up to now
snapshot        the table between two changes; `seat_view` is what one reader may know of it
opening         a session is begun, or taken up from a text
"""
