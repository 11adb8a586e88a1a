"""From lines as they stand to whole crafts: what a continuous craft is about, which ability a trigger saw played.
May be imported by compile; imports the other reference folders.
"""
