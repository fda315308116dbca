public import Stage

/// How far the recipe is: a dot a step, or a bar when there are many.
public struct Dots: View {
    /// More than this many dots can't be counted at a glance.
    public static let most = 12
    let look: Look
    let count: Int
    let current: Int

    public init(look: Look, count: Int, current: Int) {
        self.look = look
        self.count = count
        self.current = current
    }

    public var body: any View {
        var spec = RegionSpec(.status, look.words.progress, id: "progress")
        spec.value = look.words.part(current + 1, of: count)
        let at = look.motion.value("dots", to: Double(current), over: 0.2)
        return (count <= Self.most ? dots(at) : bar(at)).region(spec)
    }

    private func dots(_ at: Double) -> Node {
        Row(spacing: look.points(10)) {
            for i in 0..<count {
                let near = max(0, 1 - abs(Double(i) - at))
                Fill(dot(i, near), radius: look.points(6)).frame(
                    width: look.zoom * (12 + 20 * near), height: look.points(12))
            }
        }
    }

    private func dot(_ i: Int, _ near: Double) -> Color {
        (i < current ? look.colors.softInk.opacity(0.6) : look.colors.line).mixed(
            with: look.colors.tomato, near)
    }

    private func bar(_ at: Double) -> Node {
        let width = look.isCompact ? 240.0 : look.points(420)
        return Layers(x: .start) {
            Fill(look.colors.line, radius: 5).frame(width: width, height: 10)
            Fill(look.colors.tomato, radius: 5).frame(
                width: max(10, width * (at + 1) / Double(count)), height: 10)
        }
    }
}
