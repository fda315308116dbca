import CPangoCairo

/// The shape of one glyph at one size and one quarter of a pixel.
enum Glyph {
    case mask(Surface, x: Int, y: Int)
    /// It has no outline but pixels of its own, such as emoji: cairo paints it.
    case picture
    case blank
}

/// The glyphs of a font at one size in device pixels. Not Sendable.
///
/// cairo puts glyphs on whole pixels only, which makes small type uneven ("lazydog"). These are drawn from
/// their outlines, hinted upright, at the quarter of a pixel where they belong.
final class GlyphSet {
    /// Places across a pixel that are told apart.
    static let quarters = 4.0

    /// Bytes of masks drawn so far.
    private(set) var bytes = 0
    private let font: OpaquePointer
    private let factor: Double
    private let isPictures: Bool
    private var glyphs: [UInt32: Glyph] = [:]
    /// Only for measuring outlines.
    private let scratch = CairoContext(Surface(width: 1, height: 1, format: CAIRO_FORMAT_A8))

    /// - Parameters:
    ///   - font: a scaled font at `Typeface.size`.
    ///   - factor: from that to device pixels.
    ///   - isPictures: whether its glyphs are coloured pixels.
    init(_ font: OpaquePointer, factor: Double, isPictures: Bool) {
        self.font = cairo_scaled_font_reference(font)
        self.factor = factor
        self.isPictures = isPictures
        cairo_scale(scratch.pointer, factor, factor)
        cairo_set_scaled_font(scratch.pointer, font)
    }

    deinit {
        cairo_scaled_font_destroy(font)
    }

    /// - Parameter quarter: of a pixel to the right, 0...3.
    func glyph(_ index: UInt32, quarter: Int) -> Glyph {
        let key = index << 2 | UInt32(quarter)
        if let known = glyphs[key] { return known }
        let glyph = draw(index, shift: Double(quarter) / Self.quarters)
        glyphs[key] = glyph
        return glyph
    }

    private func draw(_ index: UInt32, shift: Double) -> Glyph {
        if isPictures { return .picture }
        var glyph = cairo_glyph_t(index: UInt(index), x: shift / factor, y: 0)
        let cairo = scratch.pointer
        cairo_new_path(cairo)
        cairo_glyph_path(cairo, &glyph, 1)
        var left = 0.0, top = 0.0, right = 0.0, bottom = 0.0
        cairo_path_extents(cairo, &left, &top, &right, &bottom)
        guard right > left, bottom > top else {
            var extents = cairo_text_extents_t()
            cairo_glyph_extents(cairo, &glyph, 1, &extents)
            return extents.width > 0 && extents.height > 0 ? .picture : .blank
        }
        let x = Int((left * factor).rounded(.down)), y = Int((top * factor).rounded(.down))
        let width = Int((right * factor).rounded(.up)) - x, height = Int((bottom * factor).rounded(.up)) - y
        guard width < 4096, height < 4096 else { return .picture }
        let mask = Surface(width: width, height: height, format: CAIRO_FORMAT_A8)
        let context = CairoContext(mask)
        cairo_translate(context.pointer, Double(-x), Double(-y))
        cairo_scale(context.pointer, factor, factor)
        cairo_set_scaled_font(context.pointer, font)
        cairo_glyph_path(context.pointer, &glyph, 1)
        cairo_fill(context.pointer)
        bytes += mask.stride * height + 200
        return .mask(mask, x: x, y: y)
    }
}
