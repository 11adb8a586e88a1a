"""Card art: pictures painted from a card's identity (Pillow) and card faces (Qt).

`pictures.worker` and everything it imports is plain Pillow and never imports Qt, so that a worker process can paint
without loading it. `pictures.store` hands pictures to the interface.

In the drawing modules three short names are used throughout: `c` is the canvas, `r` the picture's own source of
chance, `pal` the palette of the organization. Coordinates are those of the 640 x 720 picture, whatever its scale.
"""
