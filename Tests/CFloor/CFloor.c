#include "CFloor.h"

#include <math.h>
#include <pango/pangocairo.h>
#include <stdio.h>

/* Pixels a point. */
static const double scale = 2;

/* Kept from figure to figure, as any program would that draws many. */
static PangoContext *text_context(void)
{
    static PangoContext *context;
    if (context) return context;
    PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
    pango_cairo_font_map_set_resolution((PangoCairoFontMap *)map, 72);
    context = pango_font_map_create_context(map);
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    pango_cairo_context_set_font_options(context, options);
    pango_context_set_round_glyph_positions(context, FALSE);
    cairo_font_options_destroy(options);
    return context;
}

static void label(cairo_t *cr, const char *text, double x, double y)
{
    static PangoFontDescription *font;
    if (!font) {
        font = pango_font_description_from_string("Inter");
        pango_font_description_set_absolute_size(font, 11 * PANGO_SCALE);
    }
    PangoLayout *layout = pango_layout_new(text_context());
    pango_layout_set_font_description(layout, font);
    pango_layout_set_text(layout, text, -1);
    cairo_move_to(cr, x, y);
    pango_cairo_show_layout(cr, layout);
    g_object_unref(layout);
}

static void rounded(cairo_t *cr, double x, double y, double width, double height, double radius)
{
    cairo_new_sub_path(cr);
    cairo_arc(cr, x + width - radius, y + radius, radius, -M_PI / 2, 0);
    cairo_arc(cr, x + width - radius, y + height - radius, radius, 0, M_PI / 2);
    cairo_arc(cr, x + radius, y + height - radius, radius, M_PI / 2, M_PI);
    cairo_arc(cr, x + radius, y + radius, radius, M_PI, 3 * M_PI / 2);
    cairo_close_path(cr);
}

void cfloor_size(int big, int *width, int *height)
{
    *width = (big ? 800 : 375) * scale;
    *height = (big ? 600 : 200) * scale;
}

void cfloor_paint(unsigned char *pixels, int big, int number)
{
    int pixel_width, pixel_height;
    cfloor_size(big, &pixel_width, &pixel_height);
    const double width = pixel_width / scale, height = pixel_height / scale;
    const int columns = big ? 5 : 3, rows = big ? 4 : 2;
    const double cell_width = width / columns, cell_height = height / rows;
    const double w = cell_width - 24, h = cell_height - 24, shade = number % 50 / 100.0;
    cairo_surface_t *surface = cairo_image_surface_create_for_data(
        pixels, CAIRO_FORMAT_ARGB32, pixel_width, pixel_height, 4 * pixel_width);
    cairo_t *cr = cairo_create(surface);
    cairo_set_source_rgb(cr, 1, 1, 1);
    cairo_paint(cr);
    cairo_scale(cr, scale, scale);
    cairo_set_line_width(cr, 1);
    for (int i = 0; i < columns * rows; i++) {
        const double x = i % columns * cell_width + 12, y = i / columns * cell_height + 12;
        if (i % 3 == 0) {
            rounded(cr, x + 8, y + 8, w - 16, h - 16, 8);
            cairo_set_source_rgb(cr, 0.8 - shade, 0.9, 1);
            cairo_fill(cr);
        }
        cairo_rectangle(cr, x, y, w, h);
        cairo_set_source_rgb(cr, 0.1, shade, 0.6);
        cairo_stroke(cr);
        if (i % 4 == 0) {
            const double dashes[] = {4, 3};
            cairo_set_dash(cr, dashes, 2, 0);
            cairo_move_to(cr, x, y + h / 2);
            cairo_line_to(cr, x + w, y + h / 2);
            cairo_set_source_rgb(cr, 0.9, 0.2, 0.2);
            cairo_stroke(cr);
            cairo_set_dash(cr, NULL, 0, 0);
        }
        cairo_set_source_rgb(cr, 0.1, 0.1, 0.1);
        for (int half = 0; half < 2; half++) {
            char text[64];
            snprintf(text, sizeof text, "%d %d %d × %d", i, half, (int)w, number);
            label(cr, text, x + 4, y + 4 + half * 24);
        }
    }
    cairo_destroy(cr);
    cairo_surface_destroy(surface);
}
