"""What may be asked, and what may be answered: each kind of question, and its legal answers."""
