"""What a sentence says of the one before: "if you do", "otherwise", options under a condition or later, implied
durations. May be imported by reference.instruction, reference.craft and describe; imports grammar and all reference
folders but craft.
"""
