import Testing

@testable import Eyes

@Suite("Vulgar fractions on paper (MO4)") struct FractionTests {
    /// Drawn with one family of fonts and read with the others.
    /// - Parameter seen: how many pixels high a camera saw it; then it was made larger.
    private static func read(
        _ character: Character, drawnWith family: String, height: Int, seen: Int? = nil
    ) -> GlyphTemplates.Reading? {
        guard let drawn = GlyphTemplates.drawn(character, family + " 64px") else { return nil }
        guard let seen else { return others[family]?.fraction(scaled(drawn, to: height)) }
        let glyph = scaled(scaled(drawn, to: seen), to: height)
        return others[family]?.fraction(glyph, enlarged: Double(height) / Double(seen))
    }

    private static func scaled(_ glyph: GreyPicture, to height: Int) -> GreyPicture {
        glyph.part(
            x: 0, y: 0, partWidth: Double(glyph.width), partHeight: Double(glyph.height),
            scale: Double(height) / Double(glyph.height))
    }

    private static let families = [
        "DejaVu Serif", "DejaVu Sans", "Noto Serif", "Noto Sans", "Liberation Serif",
    ]
    private static let others = Dictionary(
        uniqueKeysWithValues: families.map { family in
            (family, GlyphTemplates(families: GlyphTemplates.families.filter { !$0.hasPrefix(family) }))
        })

    @Test("Those of a font that nobody knew are told, or said not to be", arguments: [24, 32, 44])
    func fractions(height: Int) {
        var told = 0, asked = 0
        for family in Self.families {
            for fraction in GlyphTemplates.fractions {
                guard let reading = Self.read(fraction, drawnWith: family, height: height) else { continue }
                asked += 1
                if case .sure(let read) = reading {
                    // A wrong amount is worse than none.
                    #expect(read == fraction, "\(fraction) of \(family) at \(height) as \(read)")
                    told += 1
                }
            }
        }
        #expect(asked >= 20 && told * 2 >= asked)
    }

    @Test(
        "What a camera saw too small to be told isn’t guessed", arguments: [6, 7, 8, 9, 10, 11, 12, 14, 18])
    func small(seen: Int) {
        for family in Self.families {
            for fraction in GlyphTemplates.fractions {
                guard case .sure(let read)? = Self.read(fraction, drawnWith: family, height: 28, seen: seen)
                else { continue }
                #expect(read == fraction, "\(fraction) of \(family) from \(seen) pixels as \(read)")
            }
        }
    }

    @Test("Figures, letters and the sign of per cent are none") func others() {
        for family in Self.families {
            for character in "0123456789%&kgmltsEABM" {
                #expect(
                    Self.read(character, drawnWith: family, height: 32) == GlyphTemplates.Reading.none,
                    "\(character) of \(family)")
            }
        }
    }

    @Test("What Tesseract makes of a fraction looks odd; words and shares don't") func odd() {
        for text in ["¥%", "%", "Ya", "¥"] { #expect(FractionEye.isOdd(text)) }
        for text in ["5%", "You", "2", "salt", "100%"] { #expect(!FractionEye.isOdd(text)) }
        #expect(FractionEye.isShare("%", behind: "70") && FractionEye.isShare("70%", behind: "with"))
        #expect(!FractionEye.isShare("1%", behind: "") && !FractionEye.isShare("%", behind: "about"))
    }
}
