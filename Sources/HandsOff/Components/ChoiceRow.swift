import Stage

/// One of a few: segments side by side, the chosen one lifted.
struct ChoiceRow: View {
    struct Option {
        let label: String
        var icon: String?
        let isChosen: Bool
        let choose: @MainActor () -> Void
    }

    let look: Look
    let title: String
    let detail: String
    let options: [Option]

    var body: any View {
        Row(spacing: Space.l) {
            Column(spacing: 2) {
                Text(title, look.type.bodyStrong, look.colors.ink)
                if !detail.isEmpty { Text(detail, look.type.small.leading(1.25), look.colors.softInk) }
            }
            .grow()
            Row(spacing: 2) {
                for option in options { segment(option) }
            }
            .padding(3)
            .behind(.fill(radius: 25, look.colors.sunken))
        }
        .padding(x: Space.m, y: 10)
        .limit(minHeight: 64)
    }

    private func segment(_ option: Option) -> Node {
        var spec = RegionSpec(.choice, option.label, id: "choice \(title) \(option.label)")
        spec.value = option.isChosen ? "chosen" : nil
        spec.radius = 22
        spec.press = option.choose
        let ink = option.isChosen ? look.colors.ink : look.colors.softInk
        let inside = Row(spacing: 6) {
            if let icon = option.icon { Icon(icon, size: 18, ink) }
            Text(option.label, option.isChosen ? look.type.smallStrong : look.type.small, ink, maxLines: 1)
        }
        .unread()
        .padding(x: look.isCompact ? 10 : 14)
        .limit(minWidth: Space.touch, minHeight: 44)
        let lifted =
            option.isChosen
            ? inside.behind(
                .shadow(radius: 22, blur: 5, look.colors.shadow), .fill(radius: 22, look.colors.card))
            : inside
        return lifted.region(spec)
    }
}
