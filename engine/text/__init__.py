"""From printed card text, English or Japanese, to the effect tree, and back to sentences of either language."""
