"""What a tree asks of a state: filters, amounts, conditions, costs, what is spoken of, what is known.

Imports the state and below; nothing here changes a state, save that it is noted what has become known."""
