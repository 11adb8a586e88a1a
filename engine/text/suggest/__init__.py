"""What may be meant by a line that is not in printed style: the printed sentence, as a proposal. Nothing here ever
gives a card its behaviour. May be imported by whoever shows proposals; imports compile and what is below it.
"""
