import Kit
import Stage

/// The cook's hand with flour on it, in a sleeve of the house's colour.
struct WavingHand: View {
    let look: Look
    let side: Double

    var body: any View {
        Layers(x: .start, y: .start) {
            part("practice-hand", Self.skin(look))
            part("practice-nails", Color(look.isDark ? 0xEFC9AD : 0xF6D9C3))
            part("practice-hand-lines", Color(0x9A6440, opacity: 0.55))
            part("practice-flour", Color(0xFFFFFF, opacity: 0.92))
            part("practice-sleeve", look.isDark ? Color(0xC75338) : look.colors.tomato)
        }
    }

    static func skin(_ look: Look) -> Color { Color(look.isDark ? 0xD39A72 : 0xE3AE85) }

    private func part(_ name: String, _ color: Color) -> Node { Icon(name, size: side, color) }
}
