#include "PNGShim.h"

#if !__has_include(<png.h>)
#error "libpng is missing, or pkg-config does not find it. Install libpng-dev (Debian, Ubuntu), libpng-devel (Fedora) or libpng (Homebrew); see docs/Installing.md."
#endif
#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

/* Larger text chunks are skipped: a compressed one must not fill the memory. */
#define CHUNK_LIMIT (16u << 20)
/* 2 GiB: a larger picture is a mistake or an attack. */
#define PIXEL_BYTES_LIMIT ((uint64_t)1 << 31)

static void set_message(char *message, const char *text) {
    strncpy(message, text, PNGSHIM_MESSAGE_SIZE - 1);
    message[PNGSHIM_MESSAGE_SIZE - 1] = 0;
}

static void on_error(png_structp png, png_const_charp text) {
    set_message((char *)png_get_error_ptr(png), text);
    longjmp(png_jmpbuf(png), 1);
}

static void on_warning(png_structp png, png_const_charp text) {
    (void)png;
    (void)text;
}

typedef struct {
    const uint8_t *bytes;
    size_t left;
} remaining;

typedef struct {
    png_structp png;
    png_infop info;
    remaining in;
    png_bytep *rows;
    pngshim_image image;
} reader;

static void read_bytes(png_structp png, png_bytep data, size_t length) {
    remaining *in = png_get_io_ptr(png);
    if (length > in->left) png_error(png, "the data ends too early");
    memcpy(data, in->bytes, length);
    in->bytes += length;
    in->left -= length;
}

static char *copy_string(png_structp png, const char *text) {
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    if (!copy) png_error(png, "out of memory");
    return memcpy(copy, text, size);
}

static void read_texts(reader *r) {
    png_textp texts = NULL;
    int count = 0;
    png_get_text(r->png, r->info, &texts, &count);
    if (count <= 0) return;
    r->image.texts = calloc((size_t)count, sizeof(pngshim_text));
    if (!r->image.texts) png_error(r->png, "out of memory");
    for (int i = 0; i < count; i++) {
        pngshim_text *text = &r->image.texts[r->image.text_count++];
        text->utf8 = texts[i].compression == PNG_ITXT_COMPRESSION_NONE || texts[i].compression == PNG_ITXT_COMPRESSION_zTXt;
        text->key = copy_string(r->png, texts[i].key);
        text->value = copy_string(r->png, texts[i].text ? texts[i].text : "");
    }
}

static void read_image(reader *r) {
    png_set_read_fn(r->png, &r->in, read_bytes);
    png_set_chunk_malloc_max(r->png, CHUNK_LIMIT);
    png_read_info(r->png, r->info);
    pngshim_image *image = &r->image;
    image->width = png_get_image_width(r->png, r->info);
    image->height = png_get_image_height(r->png, r->info);
    if ((uint64_t)image->width * image->height * 4 > PIXEL_BYTES_LIMIT) png_error(r->png, "the image is too large");

    /* Converts every kind of PNG to 8-bit RGBA. */
    png_set_expand(r->png);
    png_set_scale_16(r->png);
    png_set_gray_to_rgb(r->png);
    png_set_add_alpha(r->png, 0xff, PNG_FILLER_AFTER);
    png_set_interlace_handling(r->png);
    png_read_update_info(r->png, r->info);
    size_t stride = (size_t)image->width * 4;
    if (png_get_rowbytes(r->png, r->info) != stride) png_error(r->png, "the pixel format is not known");

    image->pixels = malloc(stride * image->height);
    r->rows = malloc(image->height * sizeof(png_bytep));
    if (!image->pixels || !r->rows) png_error(r->png, "out of memory");
    for (uint32_t y = 0; y < image->height; y++) r->rows[y] = image->pixels + stride * y;
    png_read_image(r->png, r->rows);
    png_read_end(r->png, r->info);
    read_texts(r);
}

int pngshim_read(const uint8_t *bytes, size_t count, pngshim_image *out, char *message) {
    reader r = {0};
    reader *volatile held = &r;
    volatile int done = 0;
    message[0] = 0;
    memset(out, 0, sizeof *out);
    if (count < 8 || png_sig_cmp(bytes, 0, 8)) {
        set_message(message, count ? "it does not begin like a PNG file" : "it is empty");
        return 0;
    }
    r.in.bytes = bytes;
    r.in.left = count;
    r.png = png_create_read_struct(PNG_LIBPNG_VER_STRING, message, on_error, on_warning);
    r.info = r.png ? png_create_info_struct(r.png) : NULL;
    if (!r.info) {
        set_message(message, "libpng could not start");
    } else if (!setjmp(png_jmpbuf(r.png))) {
        read_image(held);
        done = 1;
    }
    if (held->png) png_destroy_read_struct(&held->png, &held->info, NULL);
    free(held->rows);
    if (done)
        *out = held->image;
    else
        pngshim_free_image(&held->image);
    return done;
}

void pngshim_free_image(pngshim_image *image) {
    for (size_t i = 0; i < image->text_count; i++) {
        free(image->texts[i].key);
        free(image->texts[i].value);
    }
    free(image->texts);
    free(image->pixels);
    memset(image, 0, sizeof *image);
}

const char *pngshim_version(void) { return png_get_libpng_ver(NULL); }
