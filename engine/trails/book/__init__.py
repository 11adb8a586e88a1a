"""The rule book as data: rules, rulings and topics, in both languages.

Imports the tree and its loading; everything above may import it, and so may the window."""
