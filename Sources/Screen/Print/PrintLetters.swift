import CPangoCairo

/// How words look on paper.
struct PrintLetters {
    var size: Double
    var family = "Inter,sans-serif"
    var weight = PANGO_WEIGHT_NORMAL
    var color = PrintInk.ink
    var isItalic = false
    /// Between letters, in points.
    var spacing = 0.0
    var leading = 1.35

    static let title = PrintLetters(size: 31, family: serif, weight: PANGO_WEIGHT_SEMIBOLD, leading: 1.05)
    static let lead = PrintLetters(size: 12.5, family: serif, color: PrintInk.soft, isItalic: true)
    static let heading = PrintLetters(size: 16, family: serif, weight: PANGO_WEIGHT_SEMIBOLD, leading: 1.1)
    static let part = PrintLetters(
        size: 8, weight: PANGO_WEIGHT_SEMIBOLD, color: PrintInk.tomato, spacing: 0.7)
    static let body = PrintLetters(size: 10, leading: 1.42)
    static let strong = PrintLetters(size: 10, weight: PANGO_WEIGHT_SEMIBOLD)
    static let number = PrintLetters(
        size: 17, family: serif, weight: PANGO_WEIGHT_SEMIBOLD, color: PrintInk.tomato, leading: 1)
    static let name = PrintLetters(
        size: 7.5, weight: PANGO_WEIGHT_MEDIUM, color: PrintInk.soft, spacing: 0.7)
    static let figure = PrintLetters(size: 11, weight: PANGO_WEIGHT_SEMIBOLD, leading: 1.2)
    static let remark = PrintLetters(size: 8.5, color: PrintInk.soft)
    static let foot = PrintLetters(size: 8, color: PrintInk.soft)

    private static let serif = "Vollkorn,serif"
}

/// The inks of a printed page, 0xRRGGBB.
enum PrintInk {
    static let ink = 0x2B211D, soft = 0x6B5D54, tomato = 0xB23A24, line = 0xDCCFBF
}
