"""One session of one game: who may answer what, what is recorded, what is announced, what each seat may know.

evening         the front door: a small class over the parts below
engine          the state of play: the journal in force and the one procedure that is open
journal_writer  a change is written as a whole, then it counts and is told
actions         what people do: answers, corrections, undo and redo
previews        what would follow, and what could be wished; `trial` is a plan tried on the side
history         what was asked and played up to now
snapshot        the table between two changes
opening         a session is begun, or taken up from the text of `save_file`

It is large because these parts are small and know only each other, and beside them stands how a session is read:
announcements, notebook, playback, the view of a seat, plain JSON, and how it shows itself to a program.
"""
