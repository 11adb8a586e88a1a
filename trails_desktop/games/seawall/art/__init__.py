"""Pictures of Seawall's cards: the flats, striders made of hull, legs and part, pilots in their hatch, deeds, places.
Plain Pillow on the generator's canvas; imports no Qt, since the painting process loads it. ``painting`` is the door."""
