#ifndef JPEGSHIM_H
#define JPEGSHIM_H

#include <stddef.h>
#include <stdint.h>

/* libjpeg, which reports errors by a long jump, which Swift must not see. */

#define JPEGSHIM_MESSAGE 200

/* The size of a JPEG in pixels. Returns 0; or -1, with the reason in `message`. */
int jpegshim_size(const uint8_t *data, size_t count, int *width, int *height, char message[JPEGSHIM_MESSAGE]);

/* Writes red, green, blue and an alpha of 255 for each pixel, row by row. Returns 0; or -1, with the reason in
   `message`. */
int jpegshim_read(const uint8_t *data, size_t count, uint8_t *pixels, char message[JPEGSHIM_MESSAGE]);

#endif
