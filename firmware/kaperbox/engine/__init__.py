"""The rules of the games: pure, without time, hardware, chance or words for people."""
