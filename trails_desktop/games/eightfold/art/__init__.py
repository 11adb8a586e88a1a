"""Pictures of Eightfold's cards: eight weathers, masked players dealt from mask, eyes and crest, booths, opened jars,
puppets, wares and shows. Plain Pillow on the generator's canvas; imports no Qt, since the painting process loads it.
``painting`` is the door."""
