"""The Trails rulebook, in rooms one above the other (the layers in ``pyproject.toml``), the lowest last.

records: a match as a file; views: what a seat may know, the log; rules, setup: what the kernel calls, how a game
begins; turn: phases and the combat; verbs: what each instruction does; play: may I, playing, priority; resolution: the
frame that carries effects out; events: atoms and triggers; layers: what follows from the facts, what is forbidden;
query: what a text asks of a state; state: the facts; cards, book: what is printed; tree: what a text means.
"""
