"""What a sentence says of the one before: "if you do", "otherwise", options under a condition or later, implied
durations. May be imported by reference.instruction and reference.craft; imports reference.memory and
reference.value.
"""
