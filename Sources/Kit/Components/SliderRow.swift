public import Stage

/// A value between little and much, dragged or moved by the arrow keys.
public struct SliderRow: View {
    let look: Look
    let title: String
    let detail: String
    /// 0...1.
    let amount: Double
    var isEnabled = true
    /// Steps between the two ends if it stops at marks only; 0 = it goes everywhere.
    let steps: Int
    let set: @MainActor (Double) -> Void

    public init(
        look: Look, title: String, detail: String, amount: Double, steps: Int = 0,
        isEnabled: Bool = true, set: @escaping @MainActor (Double) -> Void
    ) {
        self.look = look
        self.title = title
        self.detail = detail
        self.amount = amount
        self.steps = steps
        self.isEnabled = isEnabled
        self.set = set
    }

    public var body: any View {
        var spec = RegionSpec(.slider, title)
        spec.value = look.words.sliderValue(amount)
        spec.amount = amount
        spec.isEnabled = isEnabled
        spec.isTinted = false
        if steps > 0 { spec.step = 1 / Double(steps) }
        spec.set = steps > 0 ? { set(($0 * Double(steps)).rounded() / Double(steps)) } : set
        return Row(spacing: Space.l) {
            Column(spacing: 2) {
                Text(title, look.type.bodyStrong, look.colors.ink)
                if !detail.isEmpty { Text(detail, look.type.small.leading(1.25), look.colors.softInk) }
            }
            .grow()
            Sized { size in track(size.width) }
                .frame(width: look.isCompact ? 200 : 260, height: Space.touch)
                .region(spec)
        }
        .padding(x: Space.m, y: 8)
        .limit(minHeight: 64)
        .opacity(isEnabled ? 1 : 0.45)
    }

    private func track(_ width: Double) -> Node {
        let reach = 13 + amount * (width - 26)
        return Layers(x: .start) {
            Fill(look.colors.line, radius: 3).frame(width: width, height: 6)
            Fill(look.colors.tomato, radius: 3).frame(width: reach, height: 6)
            for mark in 0...steps where steps > 0 {
                let place = 13 + Double(mark) / Double(steps) * (width - 26)
                let isReached = place <= reach
                Fill(isReached ? look.colors.tomato : look.colors.line, radius: 5)
                    .frame(width: 10, height: 10)
                    .shifted(x: place - 5)
            }
            Fill(look.colors.card, radius: 13)
                .frame(width: 26, height: 26)
                .behind(.shadow(radius: 13, blur: 4, look.colors.shadow))
                .inFront(.border(radius: 13, width: 2, look.colors.tomato))
                .shifted(x: reach - 13)
        }
        .frame(width: width, height: Space.touch)
    }
}
