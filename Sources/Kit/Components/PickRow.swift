public import Stage

/// A row of a few below each other of which one is chosen, its mark before its words.
public struct PickRow: View {
    let look: Look
    let label: String
    /// What choosing it means; nil = the label says it.
    var detail: String?
    let isPicked: Bool
    /// By which its place on the screen is known.
    let id: String
    var isEnabled = true
    /// What a screen reader says of the chosen one.
    let chosen: String
    let pick: @MainActor () -> Void

    public init(
        look: Look, label: String, detail: String? = nil, isPicked: Bool, chosen: String, id: String,
        isEnabled: Bool = true, pick: @escaping @MainActor () -> Void
    ) {
        self.look = look
        self.label = label
        self.detail = detail
        self.isPicked = isPicked
        self.chosen = chosen
        self.id = id
        self.isEnabled = isEnabled
        self.pick = pick
    }

    public var body: any View {
        var spec = RegionSpec(.choice, detail.map { "\(label). \($0)" } ?? label, id: id)
        spec.value = isPicked ? chosen : nil
        spec.radius = Space.smallRadius
        spec.isEnabled = isEnabled
        spec.press = pick
        return Row(spacing: Space.m) {
            PickMark(look: look, isPicked: isPicked)
            Column(spacing: 2) {
                Text(label, isPicked ? look.type.bodyStrong : look.type.body, look.colors.ink)
                if let detail { Text(detail, look.type.small, look.colors.softInk) }
            }
            .grow()
        }
        .unread()
        .padding(x: Space.xs, y: detail == nil ? Space.xs : Space.s)
        .limit(minHeight: Space.touch)
        .region(spec)
        .opacity(isEnabled ? 1 : 0.45)
    }
}
