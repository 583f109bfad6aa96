"""One evening of one game: who may answer what, what is recorded, what is announced, what each seat may know."""
