import Foundation
import Kit
import Stage
import Testing

/// MO5: what the diary and its graphs tell by a colour beside another is seen by everybody.
@Suite("Colours for everybody’s eyes (MO5)") struct ColourVisionTests {
    /// In linear light, at full severity: Machado, Oliveira and Fernandes, A physiologically-based model for simulation of
    /// color vision deficiency, IEEE TVCG 2009, table 1.
    enum Eyes: CaseIterable {
        case usual, protanopia, deuteranopia, tritanopia

        var matrix: [[Double]] {
            switch self {
            case .usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
            case .protanopia:
                [
                    [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
                    [-0.003882, -0.048116, 1.051998],
                ]
            case .deuteranopia:
                [
                    [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
                    [-0.011820, 0.042940, 0.968881],
                ]
            case .tritanopia:
                [
                    [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
                    [0.004733, 0.691367, 0.303900],
                ]
            }
        }

        func see(_ color: Color) -> Color {
            let linear = [color.red, color.green, color.blue].map {
                $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)
            }
            let seen = matrix.map { row -> Double in
                let light = min(1, max(0, zip(row, linear).map(*).reduce(0, +)))
                return light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
            }
            return Color(red: seen[0], green: seen[1], blue: seen[2])
        }
    }

    /// Drawn beside one another, where one without the other would say something else.
    private func pairs(_ colors: Palette) -> [(name: String, Color, Color)] {
        [
            ("a bar and its track", colors.sage, colors.sunken),
            ("a bar and the card", colors.sage, colors.card),
            ("the curve and the page", colors.sage, colors.paper),
            ("the dots and the page", colors.ink, colors.paper),
            ("a day that is full, and its check", colors.sage, colors.card),
            ("the picture that is chosen", colors.tomato, colors.paper),
        ]
    }

    @Test("What lies beside one another is told apart, at 3 to 1 (WCAG 1.4.11)", arguments: Eyes.allCases)
    func told(eyes: Eyes) {
        for colors in [Palette.light, .dark] {
            for (name, one, other) in pairs(colors) {
                let contrast = eyes.see(one).contrast(with: eyes.see(other))
                #expect(contrast >= 3, "\(eyes): \(name): \(contrast)")
            }
        }
    }

    @Test("The simulation is one: red and green of the same lightness come together, grey stays grey")
    func simulated() {
        func apart(_ one: Color, _ other: Color) -> Double {
            max(abs(one.red - other.red), abs(one.green - other.green), abs(one.blue - other.blue))
        }
        let red = Color(0xC04030), green = Color(0x6F7A20), grey = Color(0x808080)
        #expect(apart(Eyes.usual.see(red), red) < 0.001)
        for eyes in Eyes.allCases { #expect(apart(eyes.see(grey), grey) < 0.01, "\(eyes)") }
        let usual = apart(red, green)
        #expect(apart(Eyes.deuteranopia.see(red), Eyes.deuteranopia.see(green)) < usual / 2)
        #expect(apart(Eyes.protanopia.see(red), Eyes.protanopia.see(green)) < usual / 2)
    }
}
