#include "PNGShim.h"

#if !__has_include(<png.h>)
#error "libpng is missing, or pkg-config does not find it. Install libpng-dev (Debian, Ubuntu), libpng-devel (Fedora) or libpng (Homebrew); see docs/Installing.md."
#endif
#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

/* No text chunk of ours or of anyone's figure is larger; a compressed one must not fill the memory. */
#define CHUNK_LIMIT (16u << 20)
/* 2 GiB of pixels: past it a size is a mistake or an attack. */
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

/* ---- Writing ---- */

typedef struct {
    uint8_t *bytes;
    size_t count;
    size_t capacity;
} growing;

static void write_bytes(png_structp png, png_bytep data, size_t length) {
    growing *out = png_get_io_ptr(png);
    if (out->count + length > out->capacity) {
        size_t capacity = out->capacity ? out->capacity : 1u << 16;
        while (capacity < out->count + length) capacity *= 2;
        uint8_t *grown = realloc(out->bytes, capacity);
        if (!grown) png_error(png, "out of memory");
        out->bytes = grown;
        out->capacity = capacity;
    }
    memcpy(out->bytes + out->count, data, length);
    out->count += length;
}

static void flush_bytes(png_structp png) { (void)png; }

static int is_opaque(const pngshim_image *image) {
    size_t count = (size_t)image->width * image->height;
    for (size_t i = 0; i < count; i++)
        if (image->pixels[4 * i + 3] != 255) return 0;
    return 1;
}

/* All that lives across the setjmp is in here, so nothing is lost in a register. */
typedef struct {
    png_structp png;
    png_infop info;
    growing out;
    uint8_t *row;
    png_text *texts;
    png_color palette[256];
    png_byte palette_alpha[256];
    uint32_t palette_pixels[256];
    int palette_count;
} writer;

static void write_texts(writer *w, const pngshim_image *image) {
    if (!image->text_count) return;
    w->texts = calloc(image->text_count, sizeof(png_text));
    if (!w->texts) png_error(w->png, "out of memory");
    for (size_t i = 0; i < image->text_count; i++) {
        png_text *text = &w->texts[i];
        text->compression = image->texts[i].utf8 ? PNG_ITXT_COMPRESSION_NONE : PNG_TEXT_COMPRESSION_NONE;
        text->key = image->texts[i].key;
        text->text = image->texts[i].value;
        if (image->texts[i].utf8)
            text->itxt_length = strlen(text->text);
        else
            text->text_length = strlen(text->text);
        text->lang = "";
        text->lang_key = "";
    }
    png_set_text(w->png, w->info, w->texts, (int)image->text_count);
}

/* ---- Few colours ---- */

static uint32_t pixel_at(const uint8_t *p) {
    return (uint32_t)p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static int palette_index(const writer *w, uint32_t pixel, int guess) {
    if (guess < w->palette_count && w->palette_pixels[guess] == pixel) return guess;
    for (int i = 0; i < w->palette_count; i++)
        if (w->palette_pixels[i] == pixel) return i;
    return -1;
}

static int translucent_first(const void *a, const void *b) {
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    int solid_x = x >> 24 == 255, solid_y = y >> 24 == 255;
    if (solid_x != solid_y) return solid_x - solid_y;
    return x < y ? -1 : x > y;
}

/* 1 when the image has 256 colours at most; those that are not opaque come first, as tRNS wants them. */
static int gather_palette(writer *w, const pngshim_image *image) {
    size_t count = (size_t)image->width * image->height;
    int guess = 0;
    w->palette_count = 0;
    for (size_t i = 0; i < count; i++) {
        uint32_t pixel = pixel_at(image->pixels + 4 * i);
        int index = palette_index(w, pixel, guess);
        if (index < 0) {
            if (w->palette_count == 256) return 0;
            index = w->palette_count++;
            w->palette_pixels[index] = pixel;
        }
        guess = index;
    }
    qsort(w->palette_pixels, (size_t)w->palette_count, sizeof(uint32_t), translucent_first);
    for (int i = 0; i < w->palette_count; i++) {
        uint32_t pixel = w->palette_pixels[i];
        w->palette[i].red = (png_byte)pixel;
        w->palette[i].green = (png_byte)(pixel >> 8);
        w->palette[i].blue = (png_byte)(pixel >> 16);
        w->palette_alpha[i] = (png_byte)(pixel >> 24);
    }
    return 1;
}

static int is_grey(const pngshim_image *image) {
    size_t count = (size_t)image->width * image->height;
    for (size_t i = 0; i < count; i++) {
        const uint8_t *p = image->pixels + 4 * i;
        if (p[0] != p[1] || p[1] != p[2] || p[3] != 255) return 0;
    }
    return 1;
}

static int palette_depth(int count) { return count <= 2 ? 1 : count <= 4 ? 2 : count <= 16 ? 4 : 8; }

/* One row of indices, packed from the high bits down. */
static void pack_row(writer *w, const uint8_t *row, uint32_t width, int depth) {
    int per_byte = 8 / depth, guess = 0;
    memset(w->row, 0, (width + (size_t)per_byte - 1) / (size_t)per_byte);
    for (uint32_t x = 0; x < width; x++) {
        guess = palette_index(w, pixel_at(row + 4 * (size_t)x), guess);
        w->row[x / (uint32_t)per_byte] |= (uint8_t)(guess << (8 - depth - depth * (int)(x % (uint32_t)per_byte)));
    }
}

static void set_header(writer *w, const pngshim_image *image, int depth, int color) {
    png_set_IHDR(w->png, w->info, image->width, image->height, depth, color, PNG_INTERLACE_NONE,
                 PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
}

static void set_common(writer *w, const pngshim_image *image, pngshim_options options) {
    png_set_sRGB(w->png, w->info, PNG_sRGB_INTENT_PERCEPTUAL);
    if (options.pixels_per_metre)
        png_set_pHYs(w->png, w->info, options.pixels_per_metre, options.pixels_per_metre, PNG_RESOLUTION_METER);
    png_set_compression_level(w->png, options.compression_level);
    png_set_filter(w->png, PNG_FILTER_TYPE_BASE, options.adaptive_filters ? PNG_ALL_FILTERS : PNG_FILTER_NONE);
    write_texts(w, image);
}

static void write_grey(writer *w, const pngshim_image *image, pngshim_options options) {
    set_header(w, image, 8, PNG_COLOR_TYPE_GRAY);
    set_common(w, image, options);
    png_write_info(w->png, w->info);
    for (uint32_t y = 0; y < image->height; y++) {
        const uint8_t *row = image->pixels + (size_t)y * image->width * 4;
        for (size_t x = 0; x < image->width; x++) w->row[x] = row[4 * x];
        png_write_row(w->png, w->row);
    }
    png_write_end(w->png, NULL);
}

static void write_palette(writer *w, const pngshim_image *image, pngshim_options options) {
    int depth = palette_depth(w->palette_count), clear = 0;
    while (clear < w->palette_count && w->palette_alpha[clear] < 255) clear++;
    set_header(w, image, depth, PNG_COLOR_TYPE_PALETTE);
    png_set_PLTE(w->png, w->info, w->palette, w->palette_count);
    if (clear) png_set_tRNS(w->png, w->info, w->palette_alpha, clear, NULL);
    set_common(w, image, options);
    png_write_info(w->png, w->info);
    for (uint32_t y = 0; y < image->height; y++) {
        pack_row(w, image->pixels + (size_t)y * image->width * 4, image->width, depth);
        png_write_row(w->png, w->row);
    }
    png_write_end(w->png, NULL);
}

/* ---- All colours ---- */

static void write_image(writer *w, const pngshim_image *image, pngshim_options options) {
    int opaque = is_opaque(image);
    if (options.smallest_colors) {
        png_set_write_fn(w->png, &w->out, write_bytes, flush_bytes);
        if (!(w->row = malloc((size_t)image->width * 3))) png_error(w->png, "out of memory");
        int fits = gather_palette(w, image);
        /* Up to 16 colours are packed; grey needs no table. */
        if (is_grey(image) && !(fits && w->palette_count <= 16)) return write_grey(w, image, options);
        if (fits) return write_palette(w, image, options);
    }
    png_set_write_fn(w->png, &w->out, write_bytes, flush_bytes);
    set_header(w, image, 8, opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGBA);
    set_common(w, image, options);
    png_write_info(w->png, w->info);

    if (opaque && !w->row && !(w->row = malloc((size_t)image->width * 3))) png_error(w->png, "out of memory");
    for (uint32_t y = 0; y < image->height; y++) {
        const uint8_t *row = image->pixels + (size_t)y * image->width * 4;
        if (opaque) {
            for (size_t x = 0; x < image->width; x++) memcpy(w->row + 3 * x, row + 4 * x, 3);
            row = w->row;
        }
        png_write_row(w->png, row);
    }
    png_write_end(w->png, NULL);
}

int pngshim_write(const pngshim_image *image, pngshim_options options, pngshim_buffer *out, char *message) {
    writer w = {0};
    writer *volatile held = &w;
    volatile int done = 0;
    message[0] = 0;
    w.png = png_create_write_struct(PNG_LIBPNG_VER_STRING, message, on_error, on_warning);
    w.info = w.png ? png_create_info_struct(w.png) : NULL;
    if (!w.info) {
        set_message(message, "libpng could not start");
    } else if (!setjmp(png_jmpbuf(w.png))) {
        write_image(held, image, options);
        done = 1;
    }
    if (held->png) png_destroy_write_struct(&held->png, &held->info);
    free(held->row);
    free(held->texts);
    if (!done) free(held->out.bytes);
    out->bytes = done ? held->out.bytes : NULL;
    out->count = done ? held->out.count : 0;
    return done;
}

/* ---- Reading ---- */

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

    /* Any kind of PNG becomes RGBA of 8 bits. */
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

void pngshim_free_buffer(pngshim_buffer *buffer) {
    free(buffer->bytes);
    buffer->bytes = NULL;
    buffer->count = 0;
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
