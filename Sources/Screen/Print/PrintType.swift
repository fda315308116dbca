import CPangoCairo

/// Sets words in lines, alike for every kind of page: nothing is rounded to the pixels of a screen.
struct PrintType {
    private let context: PangoObject

    init() {
        context = PangoObject(taking: pango_font_map_create_context(pango_cairo_font_map_get_default()))
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context.pointer, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context.pointer, 0)
    }

    /// - Parameters:
    ///   - strong: how many of the first characters stand out.
    ///   - hanging: by how much all lines but the first stand further to the right.
    func set(
        _ text: String, _ letters: PrintLetters, width: Double, strong: String = "", hanging: Double = 0,
        isOneLine: Bool = false
    ) -> PrintLines {
        let layout = PangoObject(taking: pango_layout_new(context.pointer))
        let font = pango_font_description_new()
        pango_font_description_set_family(font, letters.family)
        pango_font_description_set_weight(font, letters.weight)
        if letters.isItalic { pango_font_description_set_style(font, PANGO_STYLE_ITALIC) }
        pango_font_description_set_absolute_size(font, letters.size * PangoUnit.inPoint)
        pango_layout_set_font_description(layout.pointer, font)
        pango_font_description_free(font)
        pango_layout_set_width(layout.pointer, PangoUnit.from(width))
        pango_layout_set_wrap(layout.pointer, PANGO_WRAP_WORD_CHAR)
        pango_layout_set_indent(layout.pointer, -PangoUnit.from(hanging))
        if isOneLine {
            pango_layout_set_height(layout.pointer, -1)
            pango_layout_set_ellipsize(layout.pointer, PANGO_ELLIPSIZE_END)
        }
        let text = text.forPango
        pango_layout_set_text(layout.pointer, text, Int32(text.utf8.count))
        let marks = pango_attr_list_new()
        if !strong.isEmpty {
            let weight = pango_attr_weight_new(PANGO_WEIGHT_SEMIBOLD)
            weight?.pointee.end_index = guint(strong.forPango.utf8.count)
            pango_attr_list_insert(marks, weight)
        }
        if letters.spacing > 0 {
            pango_attr_list_insert(
                marks, pango_attr_letter_spacing_new(PangoUnit.from(letters.spacing)))
        }
        pango_layout_set_attributes(layout.pointer, marks)
        pango_attr_list_unref(marks)
        return PrintLines(layout, letters)
    }
}
