"""The network inside the running program: asyncio on Qt's loop, sentences about the line, what works on this
machine. May import lan and screens; the other rooms of the lobby may import it.
"""
