import Stage
import Testing

@testable import Screen

/// A paragraph drawn as wide as it was measured breaks where it was measured to.
@MainActor @Suite("Wrapping") struct WrappingTests {
    private nonisolated static let texts = [
        "Karten durch Winken wegwischen?", "Was kochen wir?", "Wisch mit der Hand von rechts nach links",
        "Einstellungen zurücksetzen?", "Share “Weihnachten und Feste”",
        "A smooth, bright soup from the store cupboard, sweetened with carrot and finished with basil.",
    ]

    @Test("is the same at its own width", arguments: texts) func sameAtOwnWidth(text: String) {
        let measure = PangoText()
        for family in [TextStyle.Family.display, .text] {
            for size in [15.0, 17, 21, 24, 30, 42] {
                let run = TextRun(text, TextStyle(family: family, size: size))
                for width in stride(from: 90.0, through: 600, by: 7) {
                    let first = measure.measure(run, width: width)
                    let again = measure.measure(run, width: first.size.width)
                    #expect(
                        again.lines == first.lines,
                        "\(text) in \(size) at \(width), then at \(first.size.width)")
                }
            }
        }
    }
}
