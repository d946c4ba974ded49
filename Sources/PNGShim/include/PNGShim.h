#ifndef PNGSHIM_H
#define PNGSHIM_H

#include <stddef.h>
#include <stdint.h>

/* libpng reports errors by longjmp, which must never cross a Swift frame: it starts and ends inside these calls. */

#define PNGSHIM_MESSAGE_SIZE 256

/* One text chunk. `utf8` distinguishes iTXt from Latin-1 tEXt and zTXt. */
typedef struct {
    char *key;
    char *value;
    int utf8;
} pngshim_text;

/* Straight RGBA, 8 bits a channel, rows top to bottom, without padding. */
typedef struct {
    uint32_t width;
    uint32_t height;
    uint8_t *pixels;
    pngshim_text *texts;
    size_t text_count;
} pngshim_image;

/* Returns 1, or 0 with the reason in `message`. The image is freed by the caller. */
int pngshim_read(const uint8_t *bytes, size_t count, pngshim_image *out, char message[PNGSHIM_MESSAGE_SIZE]);

void pngshim_free_image(pngshim_image *image);

/* The version of libpng in use, as "1.6.39". */
const char *pngshim_version(void);

#endif
