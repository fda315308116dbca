#pragma once
#include <cairo-pdf.h>
#include <cairo.h>
#include <hb-ot.h>
#include <pango/pangocairo.h>

// PANGO_SCALE is a macro that Swift cannot see: Pango's units in a point.
static inline int shim_pango_scale(void) { return PANGO_SCALE; }

// PangoAttribute's range lies in a struct that Swift sees, but its constructors give ownership that the list takes:
// one call that does both.
static inline void shim_insert(PangoAttrList *list, PangoAttribute *attribute, unsigned start, unsigned end) {
    attribute->start_index = start;
    attribute->end_index = end;
    pango_attr_list_insert(list, attribute);
}

// g_object_unref under a name of this module's own: CRsvg sees it too, and two modules offering one name are ambiguous.
static inline void shim_pango_release(void *object) { g_object_unref(object); }

// g_free under a name of this module's own, for the same reason.
static inline void shim_free_ranges(int *ranges) { g_free(ranges); }

// A cast from PangoFont to PangoCairoFont is a macro.
static inline cairo_scaled_font_t *shim_scaled_font(PangoFont *font) {
    return pango_cairo_font_get_scaled_font((PangoCairoFont *)font);
}

// PANGO_GLYPH_EMPTY (nothing is shown) and PANGO_GLYPH_UNKNOWN_FLAG (no font has it) are macros with casts.
static inline PangoGlyph shim_glyph_empty(void) { return PANGO_GLYPH_EMPTY; }
static inline PangoGlyph shim_glyph_unknown(void) { return PANGO_GLYPH_UNKNOWN_FLAG; }

// cairo traces the outline of a picture when it is asked for one's glyph; only the font itself tells them apart.
// HarfBuzz is reached through a handle of its own, several calls for one answer.
static inline int shim_has_pictures(PangoFont *font) {
    hb_font_t *shaped = pango_font_get_hb_font(font);
    return shaped && hb_ot_color_has_png(hb_font_get_face(shaped));
}
