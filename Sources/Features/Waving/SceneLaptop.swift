import Kit
import Stage

/// A laptop with a recipe on its screen, seen from the cook's side.
struct SceneLaptop: View {
    let look: Look
    let size: Size
    /// How far the page has turned, 0...1, and which way the paper goes: −1 to the left.
    let turned: Double
    let way: Double

    var body: any View {
        let base = (size.height * 0.07).rounded()
        let rim = (size.height * 0.045).rounded()
        let screen = Size(size.width, size.height - base)
        let inner = Size(screen.width - 2 * rim, screen.height - 2 * rim)
        return Layers(x: .start, y: .start) {
            Fill(shell, radius: rim * 1.4).frame(width: screen.width, height: screen.height)
            Layers(x: .start, y: .start) {
                Fill(look.colors.card).frame(width: inner.width, height: inner.height)
                page(inner, bars: [0.5, 0.86, 0.78, 0.6]).shifted(x: (way * turned * inner.width).rounded())
                if turned > 0 {
                    page(inner, bars: [0.38, 0.8, 0.88, 0.42])
                        .shifted(x: (-way * (1 - turned) * inner.width).rounded())
                }
            }
            .frame(width: inner.width, height: inner.height)
            .clipped()
            .shifted(x: rim, y: rim)
            Fill(look.colors.sage, radius: rim / 4).frame(width: rim / 2, height: rim / 2)
                .shifted(x: (screen.width - rim / 2) / 2, y: rim / 4)
            Fill(base2, radius: base / 2)
                .frame(width: size.width * 1.22, height: base)
                .shifted(x: -size.width * 0.11, y: screen.height)
        }
    }

    private var shell: Color { look.isDark ? Color(0x5A4B40) : Color(0x4A3B31) }
    private var base2: Color { look.isDark ? Color(0x6D5C4F) : Color(0x6A5749) }

    /// A heading and some lines, as parts of the page's width.
    private func page(_ size: Size, bars: [Double]) -> Node {
        let line = size.height * 0.1
        return Layers(x: .start, y: .start) {
            for (i, part) in bars.enumerated() {
                Fill(i == 0 ? look.colors.tomato.opacity(0.8) : look.colors.line, radius: line / 2)
                    .frame(width: (size.width * 0.84 * part).rounded(), height: line.rounded())
                    .shifted(
                        x: (size.width * 0.08).rounded(),
                        y: (size.height * (0.12 + 0.21 * Double(i))).rounded())
            }
        }
        .place(.start, .start)
        .frame(width: size.width, height: size.height)
    }
}
