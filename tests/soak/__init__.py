"""How Vigie stands a long evening: memory, open files and speed, part by part."""
