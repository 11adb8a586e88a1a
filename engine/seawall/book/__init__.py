"""The rules of the book in our own words, and which of them no scenario can show."""
