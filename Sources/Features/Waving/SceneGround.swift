import Kit
import Stage

/// The warm wall and the worktop behind every picture of the practice.
struct SceneGround: View {
    let look: Look
    let size: Size

    /// Where the worktop begins, as a part of the height.
    static let worktop = 0.82

    var body: any View {
        let top = (size.height * Self.worktop).rounded()
        return Layers(x: .start, y: .start) {
            Paint(.gradient(radius: 24, top: look.colors.saffronTint, bottom: look.colors.blush))
                .frame(width: size.width, height: size.height)
            // The lower part of the same card, so that its corners are round.
            Fill(wood, radius: 24).padding(Edges(top: -top))
                .frame(width: size.width, height: size.height - top)
                .clipped()
                .shifted(y: top)
            Fill(wood).frame(width: size.width, height: max(2, (size.height * 0.01).rounded()))
                .shifted(y: top)
        }
    }

    private var wood: Color { look.colors.tomato.opacity(look.isDark ? 0.2 : 0.16) }
}
