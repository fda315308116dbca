internal import CPangoCairo

/// What printed characters look like, drawn with the fonts of this machine: to tell vulgar fractions from all else, since
/// Tesseract's models know no "½".
struct GlyphTemplates: Sendable {
    static let shared = GlyphTemplates()

    static let fractions: [Character] = ["½", "⅓", "⅔", "¼", "¾", "⅛"]
    private static let others = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabdefghkmnopqtwyzäöüßÄÖÜ%&")
    static let families = [
        "DejaVu Serif", "DejaVu Sans", "Noto Serif", "Noto Sans", "Liberation Serif", "Liberation Sans",
        "Vollkorn",
        "Serif", "Sans",
    ]

    /// Pixels of a glyph's picture: as high as it is itself, and wide enough for any.
    static let height = 20, width = 28

    private struct Glyph {
        let character: Character
        let whole: [Float]
        /// Its upper left and its lower right: what is above and what is below the stroke of a fraction.
        let parts: [[Float]]
    }

    /// Pixels in the photograph: of lower ones some are told wrongly (`FractionTests`).
    private static let leastSeen = 10.0

    private var glyphs: [Glyph] = []

    /// - Parameter families: of fonts that are drawn with; one that isn't there is replaced by another.
    init(families: [String] = GlyphTemplates.families) {
        for family in families {
            for style in ["", " Bold", " Italic"] {
                for character in Self.fractions + (style.isEmpty ? Self.others : Array("0123456789%&MWRKBQX"))
                {
                    guard let drawn = Self.drawn(character, family + style + " 64px"),
                        let whole = Self.picture(drawn)
                    else { continue }
                    let isFraction = Self.fractions.contains(character)
                    glyphs.append(
                        Glyph(
                            character: character, whole: whole, parts: isFraction ? Self.parts(of: drawn) : []
                        ))
                }
            }
        }
    }

    /// The fraction that a glyph shows; nil if it is something else, or could be.
    /// - Parameters:
    ///   - glyph: its own pixels and no more, dark on light.
    ///   - enlarged: how many times as large it is as the camera saw it: what was never seen isn't told.
    func fraction(_ glyph: GreyPicture, enlarged: Double = 1) -> Reading {
        guard let whole = Self.picture(glyph) else { return .none }
        var other: Float = -1, likeness: Float = -1
        for known in glyphs {
            let alike = Self.likeness(whole, known.whole)
            if known.parts.isEmpty { other = max(other, alike) } else { likeness = max(likeness, alike) }
        }
        guard likeness > 0.7, likeness > other + 0.03 else { return .none }
        guard Double(glyph.height) / enlarged >= Self.leastSeen else { return .some }
        // That it is one shows on the whole; which, in its figures.
        let parts = Self.parts(of: glyph)
        var best: [Character: Float] = [:]
        for known in glyphs where known.parts.count == parts.count && !parts.isEmpty {
            let alike =
                Self.likeness(whole, known.whole) + Self.likeness(parts[0], known.parts[0])
                + 1.5 * Self.likeness(parts[1], known.parts[1])
            best[known.character] = max(alike, best[known.character] ?? -9)
        }
        let ranked = best.sorted { $0.value > $1.value }
        guard ranked.count > 1, ranked[0].value - ranked[1].value > (glyph.height < 22 ? 0.12 : 0.07),
            ranked[0].value > 2.2
        else { return .some }
        return .sure(ranked[0].key)
    }

    enum Reading: Equatable {
        /// It is no fraction, or can't be told to be one.
        case none
        /// It is one; which, can't be told.
        case some
        case sure(Character)
    }

    private static func likeness(_ one: [Float], _ other: [Float]) -> Float {
        var sum: Float = 0
        for place in 0..<min(one.count, other.count) { sum += one[place] * other[place] }
        return sum
    }

    // MARK: Pictures that can be compared

    /// As high as all others, of mean nought and length one; nil for what is empty or no glyph's shape.
    private static func picture(_ glyph: GreyPicture) -> [Float]? {
        let shape = Double(glyph.width) / Double(glyph.height)
        guard glyph.height >= 6, glyph.width >= 2, shape < Double(width) / Double(height) else { return nil }
        let small = glyph.part(
            x: 0, y: 0, partWidth: Double(glyph.width), partHeight: Double(glyph.height),
            scale: Double(height) / Double(glyph.height))
        let start = (width - small.width) / 2
        guard start >= 0 else { return nil }
        let lightest = Float(small.pixels.max() ?? 255), darkest = Float(small.pixels.min() ?? 0)
        guard lightest - darkest > 40 else { return nil }
        var picture = [Float](repeating: 0, count: width * height)
        for y in 0..<min(height, small.height) {
            for x in 0..<small.width {
                picture[y * width + start + x] =
                    (lightest - Float(small.pixels[y * small.width + x])) / (lightest - darkest)
            }
        }
        picture = softened(picture)
        let mean = picture.reduce(0, +) / Float(picture.count)
        for place in picture.indices { picture[place] -= mean }
        let length = picture.reduce(0) { $0 + $1 * $1 }.squareRoot()
        guard length > 0 else { return nil }
        return picture.map { $0 / length }
    }

    /// The figure above the stroke and the one below it; empty for what has no such parts.
    private static func parts(of glyph: GreyPicture) -> [[Float]] {
        let (width, height) = (glyph.width, glyph.height)
        guard width >= 8, height >= 8 else { return [] }
        let above = glyph.cut(x: 0, y: 0, width: width / 2, height: height * 6 / 10)
        let below = glyph.cut(
            x: width / 2, y: height * 4 / 10, width: width - width / 2, height: height - height * 4 / 10)
        let parts = [above, below].compactMap { picture($0) }
        return parts.count == 2 ? parts : []
    }

    /// A pixel's slip is no difference.
    private static func softened(_ picture: [Float]) -> [Float] {
        var soft = picture
        for y in 0..<height {
            for x in 0..<width {
                var sum: Float = 0, weight: Float = 0
                for (down, across, part) in [(0, 0, 2), (0, -1, 1), (0, 1, 1), (-1, 0, 1), (1, 0, 1)] {
                    let (row, column) = (y + down, x + across)
                    guard (0..<height).contains(row), (0..<width).contains(column) else { continue }
                    sum += picture[row * width + column] * Float(part)
                    weight += Float(part)
                }
                soft[y * width + x] = sum / weight
            }
        }
        return soft
    }

    /// A character, and no more than it; nil if the font hasn't got it and no other has.
    static func drawn(_ character: Character, _ font: String) -> GreyPicture? {
        let side = 128
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(side), Int32(side)),
            let context = cairo_create(surface)
        else { return nil }
        defer {
            cairo_destroy(context)
            cairo_surface_destroy(surface)
        }
        guard let layout = pango_cairo_create_layout(context) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        let description = pango_font_description_from_string(font)
        pango_layout_set_font_description(layout, description)
        pango_font_description_free(description)
        pango_layout_set_text(layout, String(character), -1)
        guard pango_layout_get_unknown_glyphs_count(layout) == 0 else { return nil }
        cairo_move_to(context, 8, 8)
        pango_cairo_show_layout(context, layout)
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        let stride = Int(cairo_image_surface_get_stride(surface))
        let pixels = (0..<side * side).map { 255 - data[$0 / side * stride + $0 % side] }
        return GreyPicture(width: side, height: side, pixels: pixels).inked(darkerThan: 128)
    }
}

extension GreyPicture {
    /// The smallest part that holds all that is darker than a shade; nil if nothing is.
    func inked(darkerThan shade: UInt8) -> GreyPicture? {
        var (left, top, right, bottom) = (width, height, -1, -1)
        for y in 0..<height {
            for x in 0..<width where pixels[y * width + x] < shade {
                (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
            }
        }
        guard right >= left else { return nil }
        return cut(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }

    /// A part of it, pixel for pixel; the part lies within it.
    func cut(x: Int, y: Int, width partWidth: Int, height partHeight: Int) -> GreyPicture {
        var part: [UInt8] = []
        part.reserveCapacity(partWidth * partHeight)
        for row in y..<y + partHeight { part += pixels[row * width + x..<row * width + x + partWidth] }
        return GreyPicture(width: partWidth, height: partHeight, pixels: part)
    }
}
