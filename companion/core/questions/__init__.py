"""What may be asked, and what may be answered: each kind of question, its legal answers, values to correct."""
