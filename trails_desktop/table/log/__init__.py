"""The log of a match on the table: its lines by kind, the model with turns that fold, the list and its filter. What a
line says: ``engine/trails/views/log.py``; in Japanese: ``assets/translations/engine_ja.ts``. May import cards, pieces
and geometry; panels and the table may import it.
"""
