#pragma once
#include <librsvg/rsvg.h>
#include <stdint.h>

// g_object_unref under a name of this module's own: CPangoCairo sees it too.
static inline void shim_rsvg_release(void *object) { g_object_unref(object); }

// How large a photograph is decoded, and whether it may be at all.
typedef struct {
    int width, height;    // in: the target in pixels
    int fills;            // in: cover the target (1) or fit into it (0)
    int64_t most;         // in: the most pixels the file may claim to have
    int refused;          // out: it claims more
} shim_decoding;

// GdkPixbufLoader asks for the size in a signal, and g_signal_connect and the casts are macros: decode in C.
static inline void shim_size_prepared(GdkPixbufLoader *loader, int width, int height, void *context) {
    shim_decoding *d = (shim_decoding *)context;
    if (width < 1 || height < 1 || (int64_t)width * height > d->most) {
        d->refused = 1;
        gdk_pixbuf_loader_set_size(loader, 1, 1);
        return;
    }
    double x = (double)d->width / width, y = (double)d->height / height;
    double factor = d->fills ? (x > y ? x : y) : (x < y ? x : y);
    // The size is known before the turn that a camera notes in the file; a quarter turn swaps the sides.
    double turned_x = (double)d->width / height, turned_y = (double)d->height / width;
    double turned = d->fills ? (turned_x > turned_y ? turned_x : turned_y) : (turned_x < turned_y ? turned_x : turned_y);
    if (turned > factor) factor = turned;
    if (factor < 1) {
        int w = (int)(width * factor + 0.999), h = (int)(height * factor + 0.999);
        gdk_pixbuf_loader_set_size(loader, w < 1 ? 1 : w, h < 1 ? 1 : h);
    }
}

// The picture upright, at most as large as needed, to be released by the caller; NULL if it is broken or refused. Only
// the decoder of its kind ("image/png") sees it.
static inline GdkPixbuf *shim_decode(const uint8_t *data, size_t count, const char *kind, shim_decoding *d) {
    GdkPixbufLoader *loader = gdk_pixbuf_loader_new_with_mime_type(kind, NULL);
    if (!loader) return NULL;
    g_signal_connect_data(loader, "size-prepared", G_CALLBACK(shim_size_prepared), d, NULL, (GConnectFlags)0);
    GdkPixbuf *upright = NULL;
    // In pieces, so that a refusal comes before the pixels do.
    gboolean fine = TRUE;
    for (size_t at = 0; fine && !d->refused && at < count; at += 4096) {
        size_t piece = count - at < 4096 ? count - at : 4096;
        fine = gdk_pixbuf_loader_write(loader, data + at, piece, NULL);
    }
    gboolean closed = gdk_pixbuf_loader_close(loader, NULL);
    GdkPixbuf *pixbuf = fine && closed && !d->refused ? gdk_pixbuf_loader_get_pixbuf(loader) : NULL;
    if (pixbuf) upright = gdk_pixbuf_apply_embedded_orientation(pixbuf);
    g_object_unref(loader);
    return upright;
}

// Bytes of red, green, blue and perhaps opacity to cairo's premultiplied 0xAARRGGBB; a loop over every pixel, which
// an unoptimised Swift build would take a hundred times longer for.
static inline void shim_premultiply(GdkPixbuf *pixbuf, uint32_t *out) {
    int width = gdk_pixbuf_get_width(pixbuf), height = gdk_pixbuf_get_height(pixbuf);
    int stride = gdk_pixbuf_get_rowstride(pixbuf), channels = gdk_pixbuf_get_n_channels(pixbuf);
    const guchar *pixels = gdk_pixbuf_read_pixels(pixbuf);
    for (int y = 0; y < height; y++) {
        const guchar *p = pixels + (size_t)y * stride;
        for (int x = 0; x < width; x++, p += channels) {
            uint32_t a = channels == 4 ? p[3] : 255;
            uint32_t r = (p[0] * a + 127) / 255, g = (p[1] * a + 127) / 255, b = (p[2] * a + 127) / 255;
            out[(size_t)y * width + x] = a << 24 | r << 16 | g << 8 | b;
        }
    }
}

// A JPEG in memory that the caller gives back with g_free; NULL if it can't be made. gdk_pixbuf_save_to_buffer takes
// its options as variadic arguments.
static inline gchar *shim_jpeg(GdkPixbuf *pixbuf, gsize *size) {
    gchar *buffer = NULL;
    // What shines through lies on white.
    GdkPixbuf *solid = gdk_pixbuf_get_has_alpha(pixbuf)
        ? gdk_pixbuf_composite_color_simple(pixbuf, gdk_pixbuf_get_width(pixbuf), gdk_pixbuf_get_height(pixbuf),
                                            GDK_INTERP_NEAREST, 255, 16, 0xFFFFFF, 0xFFFFFF)
        : g_object_ref(pixbuf);
    if (!solid) return NULL;
    gboolean fine = gdk_pixbuf_save_to_buffer(solid, &buffer, size, "jpeg", NULL, "quality", "88", NULL);
    g_object_unref(solid);
    return fine ? buffer : NULL;
}

// A pixbuf of opaque 0xAARRGGBB pixels.
static inline GdkPixbuf *shim_pixbuf(const uint32_t *pixels, int width, int height) {
    GdkPixbuf *pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, FALSE, 8, width, height);
    if (!pixbuf) return NULL;
    int stride = gdk_pixbuf_get_rowstride(pixbuf);
    guchar *rows = gdk_pixbuf_get_pixels(pixbuf);
    for (int y = 0; y < height; y++) {
        guchar *p = rows + (size_t)y * stride;
        for (int x = 0; x < width; x++, p += 3) {
            uint32_t pixel = pixels[(size_t)y * width + x];
            p[0] = pixel >> 16;
            p[1] = pixel >> 8;
            p[2] = pixel;
        }
    }
    return pixbuf;
}
