#ifndef PNGSHIM_H
#define PNGSHIM_H

#include <stddef.h>
#include <stdint.h>

/* libpng reports errors by longjmp, which must never cross a Swift frame: it starts and ends inside these calls. */

#define PNGSHIM_MESSAGE_SIZE 256

/* One text chunk. The strings end in a NUL; `utf8` tells an iTXt from a Latin-1 tEXt or zTXt. */
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

typedef struct {
    uint8_t *bytes;
    size_t count;
} pngshim_buffer;

/* What a file is written with besides its picture. */
typedef struct {
    uint32_t pixels_per_metre; /* 0 leaves the size unsaid */
    int compression_level;     /* 0...9 */
    int adaptive_filters;      /* else rows are stored unfiltered */
    int smallest_colors;       /* a palette or grey where all pixels fit, else as usual; decodes to the same pixels */
} pngshim_options;

/* Both return 1, or 0 with the reason in `message`. What they return is freed by the caller with the calls below. */
int pngshim_write(const pngshim_image *image, pngshim_options options, pngshim_buffer *out,
                  char message[PNGSHIM_MESSAGE_SIZE]);
int pngshim_read(const uint8_t *bytes, size_t count, pngshim_image *out, char message[PNGSHIM_MESSAGE_SIZE]);

void pngshim_free_buffer(pngshim_buffer *buffer);
void pngshim_free_image(pngshim_image *image);

/* The version of libpng in use, as "1.6.39". */
const char *pngshim_version(void);

#endif
