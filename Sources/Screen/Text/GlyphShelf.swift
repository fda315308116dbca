import CPangoCairo

/// The glyphs drawn lately, of every font and size.
@MainActor final class GlyphShelf {
    private struct Key: Hashable {
        var font: OpaquePointer
        var factor: Double
    }
    /// Bytes of masks; a page of text takes some 200 kB.
    private static let capacity = 16 << 20
    private var sets: [Key: GlyphSet] = [:]

    /// - Parameters:
    ///   - font: Pango's font at `Typeface.size`.
    ///   - factor: from that to device pixels.
    func glyphs(_ font: UnsafeMutablePointer<PangoFont>, factor: Double) -> GlyphSet? {
        guard let scaled = shim_scaled_font(font) else { return nil }
        let key = Key(font: scaled, factor: factor)
        if let known = sets[key] { return known }
        // A new size is the rare moment to look at the sum.
        if sets.count > 200 || sets.values.reduce(0, { $0 + $1.bytes }) > Self.capacity { sets = [:] }
        let set = GlyphSet(scaled, factor: factor, isPictures: shim_has_pictures(font) != 0)
        sets[key] = set
        return set
    }
}
