#include "JPEGShim.h"

#include <setjmp.h>
#include <stdio.h>
#include <string.h>

#include <jpeglib.h>
/* After jpeglib.h, which it needs. */
#include <jerror.h>

typedef struct {
    struct jpeg_error_mgr base;
    jmp_buf start;
    char *message;
} error_manager;

static void fail(j_common_ptr info) {
    error_manager *errors = (error_manager *)info->err;
    char text[JMSG_LENGTH_MAX];
    info->err->format_message(info, text);
    snprintf(errors->message, JPEGSHIM_MESSAGE, "%s", text);
    longjmp(errors->start, 1);
}

/* Most files with a warning can be shown. One that ends early cannot: the rest would be gray. */
static void note(j_common_ptr info, int level) {
    if (level < 0 && info->err->msg_code == JWRN_JPEG_EOF) fail(info);
}

static void begin(struct jpeg_decompress_struct *info, error_manager *errors, char *message) {
    memset(info, 0, sizeof *info);
    info->err = jpeg_std_error(&errors->base);
    errors->base.error_exit = fail;
    errors->base.emit_message = note;
    errors->message = message;
}

static void read_header(struct jpeg_decompress_struct *info, const uint8_t *data, size_t count) {
    jpeg_create_decompress(info);
    jpeg_mem_src(info, (unsigned char *)data, (unsigned long)count);
    jpeg_read_header(info, TRUE);
}

static void read_pixels(struct jpeg_decompress_struct *info, uint8_t *pixels) {
    info->out_color_space = JCS_RGB;
    jpeg_start_decompress(info);
    const size_t width = info->output_width;
    while (info->output_scanline < info->output_height) {
        uint8_t *row = pixels + (size_t)info->output_scanline * width * 4;
        /* Three bytes a pixel, spread to four from the last to the first. */
        JSAMPROW rows[] = {row};
        jpeg_read_scanlines(info, rows, 1);
        for (size_t pixel = width; pixel-- > 0;) {
            row[pixel * 4 + 3] = 255;
            memmove(row + pixel * 4, row + pixel * 3, 3);
        }
    }
    jpeg_finish_decompress(info);
}

/* Without `pixels` it reads only the size. */
static int decode(const uint8_t *data, size_t count, int *width, int *height, uint8_t *pixels, char *message) {
    struct jpeg_decompress_struct info;
    error_manager errors;
    begin(&info, &errors, message);
    if (setjmp(errors.start)) {
        jpeg_destroy_decompress(&info);
        return -1;
    }
    read_header(&info, data, count);
    if (pixels) {
        read_pixels(&info, pixels);
    } else {
        *width = (int)info.image_width;
        *height = (int)info.image_height;
    }
    jpeg_destroy_decompress(&info);
    return 0;
}

int jpegshim_size(const uint8_t *data, size_t count, int *width, int *height, char message[JPEGSHIM_MESSAGE]) {
    return decode(data, count, width, height, NULL, message);
}

int jpegshim_read(const uint8_t *data, size_t count, uint8_t *pixels, char message[JPEGSHIM_MESSAGE]) {
    return decode(data, count, NULL, NULL, pixels, message);
}
