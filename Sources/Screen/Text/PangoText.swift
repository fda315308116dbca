import CPangoCairo
public import Stage

/// Measures and draws paragraphs with Pango: wrapping, ellipsis, emoji, every script and direction.
///
/// Glyph positions are not rounded and hinting moves nothing sideways, so type is the same at every size
/// but for a factor. Everything is laid out at `Typeface.size` and scaled when drawn: a paragraph wraps the
/// same on every screen, doesn't shiver when it moves, and trying a dozen sizes until a text fits opens no
/// dozen fonts (1.3 ms each). Measuring a paragraph that was measured lately costs a look-up.
@MainActor public final class PangoText: TextMeasuring {
    private let context: PangoObject
    /// One layout that measuring fills again and again: cheaper than making one for each paragraph.
    private let ruler: PangoObject
    private var extents = BoundedCache<TextKey, TextExtent>(capacity: 4000)
    private var layouts = BoundedCache<TextKey, PangoObject>(capacity: 400)
    let glyphs = GlyphShelf()
    private var typefaces: [Typeface.Key: Typeface] = [:]

    public init() {
        let fontMap = pango_cairo_font_map_new()!
        // The context keeps the fonts from here on.
        context = PangoObject(taking: pango_font_map_create_context(fontMap))
        shim_pango_release(fontMap)
        pango_context_set_round_glyph_positions(context.pointer, 0)
        let options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context.pointer, options)
        cairo_font_options_destroy(options)
        ruler = PangoObject(taking: pango_layout_new(context.pointer))
    }

    public func measure(_ run: TextRun, width: Double) -> TextExtent {
        let key = TextKey(run: run, width: width)
        if let known = extents.find(key) { return known }
        ruler.pointer.fill(run, typeface(run.style), width: width)
        var extent = ruler.pointer.extent(scaledBy: Typeface.factor(run.style.size))
        if extent.lines > 1, width.isFinite { extent.size.width = ownWidth(run, extent, atMost: width) }
        extents.keep(extent, for: key)
        return extent
    }

    /// The width at which lines break as they were measured to. Pango wants a little more room for a line
    /// than the line then takes: kerning with a space that the break swallows counts before it and not after.
    private func ownWidth(_ run: TextRun, _ extent: TextExtent, atMost most: Double) -> Double {
        var (width, more) = (extent.size.width, 1.0)
        while width < most {
            ruler.pointer.fill(run, typeface(run.style), width: width)
            if Int(pango_layout_get_line_count(ruler.pointer)) == extent.lines { return width }
            width += more
            more *= 2
        }
        return most
    }

    /// The paragraph laid out for `width` points, at `Typeface.size`.
    func layout(_ run: TextRun, width: Double) -> OpaquePointer {
        let key = TextKey(run: run, width: width)
        if let known = layouts.find(key) { return known.pointer }
        let layout = PangoObject(taking: pango_layout_new(context.pointer))
        layout.pointer.fill(run, typeface(run.style), width: width)
        layouts.keep(layout, for: key)
        return layout.pointer
    }

    private func typeface(_ style: TextStyle) -> Typeface {
        let key = Typeface.Key(family: style.family, weight: style.weight)
        if let known = typefaces[key] { return known }
        let typeface = Typeface(key)
        typefaces[key] = typeface
        return typeface
    }
}

/// What decides how a paragraph is laid out.
struct TextKey: Hashable {
    var run: TextRun
    var width: Double

    init(run: TextRun, width: Double) {
        (self.run, self.width) = (run.unmarked, width)
    }
}
