#ifndef CFLOOR_H
#define CFLOOR_H

/* The figure of Tests/Benchmarks/Figures.swift as somebody would write it by hand, with cairo and Pango and no more: what
   a figure costs at least. Its words and colours differ by `number`. Paints on `pixels`, rows of `width` * 4 bytes in
   cairo's own order, which need not be clear; `width` and `height` are those of cfloor_size. */
void cfloor_paint(unsigned char *pixels, int big, int number);

/* Its size in pixels: 1600 x 1200, or 750 x 400. */
void cfloor_size(int big, int *width, int *height);

#endif
