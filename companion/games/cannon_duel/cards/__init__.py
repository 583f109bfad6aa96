"""Components, Advanced cards: what is printed on boards, Target cards, cannon tiles, Disasters, Reputation and Dirty
Tricks, as copied from the box.
"""
