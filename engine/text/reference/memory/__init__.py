"""What an effect has named so far, and what those who settle a part of it share.
May be imported by the other reference folders and describe; imports surface, and what several cards and X mean from
reference.pronoun and reference.value.
"""
