"""A page: all that one screen says at a moment, as frozen data without Flet; renderers draw it and decide nothing.

`moment.page_of` makes it from a session, the shape of the screen and what is open there. From top to bottom:

- `heading`: what is asked; where nothing can be done but going on, what has happened;
- `banners`: whom the table waits for, what went wrong, what is asked while something else is open;
- `cover`: who alone may read what lies below; then there are no answers, and what all may read lies on it;
- `lesson`, then `told`: cards in the order in which they are read, orders numbered throughout;
- `answers` with their figures and what the rules say of them, and of which is `foreseen` what would follow;
- `foot`: the main button and the others beside it. It is always in sight, so it is held back by `Foot.after`: until
  that card, the last with an order, has been in sight, its one button scrolls on (`reach`).

On a narrow or low sheet, and where dice would lie above an order, what is told is `brief`: what hands do, then results
in a line that unfolds, each fact once.

What does not fit scrolls in one column between heading and foot; nothing here knows a height. What gives way, in this
order: the lesson, which folds; what is foreseen, which stands last in the column; pictures. Orders and answers never
do. Cards and boards on paper are large: a question that takes all the room there is comes after what was told.

`shapes` tells a screen's shape from its size, `whose` who may read what, `announced` makes cards and headings of what
is told, `answers`, `foreseen` and `foot` are what each kind of question offers, `menu_table` is the part of a menu
that is a table.
"""
