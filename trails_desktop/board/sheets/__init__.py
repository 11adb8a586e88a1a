"""Sheets for questions that are not answered by pointing: one for each kind, for any game. Ordinary widgets, so that
keys and screen readers find their way by themselves."""
