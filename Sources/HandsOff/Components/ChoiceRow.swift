import Stage

/// A row of the settings with one of a few to choose at its end.
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
    /// What its options keep the focus by, when their words may change; nil = by these.
    var id: String?

    var body: any View {
        Row(spacing: Space.l) {
            Column(spacing: 2) {
                Text(title, look.type.bodyStrong, look.colors.ink)
                if !detail.isEmpty { Text(detail, look.type.small.leading(1.25), look.colors.softInk) }
            }
            .grow()
            Segments(look: look, title: title, options: options, id: id)
        }
        .padding(x: Space.m, y: 10)
        .limit(minHeight: 64)
    }
}
