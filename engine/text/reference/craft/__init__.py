"""From lines as they stand to whole crafts: what a continuous craft is about, in which zones it holds. May be imported
by describe, partial and compile; imports grammar and the other reference folders.
"""
