"""Kaperbox: the box that rolls the dice, knows the rules and keeps the score."""
