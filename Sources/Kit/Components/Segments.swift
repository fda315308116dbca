public import Stage

/// One of a few: segments side by side, the chosen one lifted.
public struct Segments: View {
    let look: Look
    /// What is chosen.
    let title: String
    let options: [ChoiceRow.Option]
    /// See ``ChoiceRow/id``.
    var id: String?

    public init(look: Look, title: String, options: [ChoiceRow.Option], id: String? = nil) {
        self.look = look
        self.title = title
        self.options = options
        self.id = id
    }

    public var body: any View {
        Row(spacing: 2) {
            for (place, option) in options.enumerated() {
                segment(option, id: id.map { "choice \($0) \(place)" } ?? "choice \(title) \(option.label)")
            }
        }
        .padding(2)
        .behind(.fill(radius: 26, look.colors.sunken))
    }

    private func segment(_ option: ChoiceRow.Option, id: String) -> Node {
        var spec = RegionSpec(.choice, option.label, id: id)
        spec.value = option.isChosen ? look.words.chosen : nil
        spec.radius = Space.touch / 2
        spec.press = option.choose
        let ink = option.isChosen ? look.colors.ink : look.colors.softInk
        let inside = Row(spacing: 6) {
            if let icon = option.icon { Icon(icon, size: 18, ink) }
            Text(option.label, option.isChosen ? look.type.smallStrong : look.type.small, ink, maxLines: 1)
        }
        .unread()
        .padding(x: look.isCompact ? 10 : 14)
        .limit(minWidth: Space.touch, minHeight: Space.touch)
        let lifted =
            option.isChosen
            ? inside.behind(
                .shadow(radius: 24, blur: 5, look.colors.shadow), .fill(radius: 24, look.colors.card))
            : inside
        return lifted.region(spec)
    }
}
