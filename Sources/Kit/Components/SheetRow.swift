public import Stage

/// A row of a sheet that offers several things to do: what, and what comes of it.
public struct SheetRow: View {
    let look: Look
    let icon: String
    let title: String
    let detail: String
    /// What can't be done now says why in its detail.
    var isOpen = true
    let press: @MainActor () -> Void

    public init(
        look: Look, icon: String, title: String, detail: String, isOpen: Bool = true,
        press: @escaping @MainActor () -> Void
    ) {
        self.look = look
        self.icon = icon
        self.title = title
        self.detail = detail
        self.isOpen = isOpen
        self.press = press
    }

    public var body: any View {
        var spec = RegionSpec(.button, title)
        spec.radius = Space.smallRadius
        spec.isEnabled = isOpen
        if !detail.isEmpty { spec.value = detail }
        spec.press = press
        return Row(spacing: Space.m) {
            Icon(icon, size: 26, isOpen ? look.colors.tomato : look.colors.softInk)
            Column(spacing: 2) {
                Text(title, look.type.bodyStrong, isOpen ? look.colors.ink : look.colors.softInk)
                if !detail.isEmpty { Text(detail, look.type.small, look.colors.softInk) }
            }
            .grow()
        }
        .unread()
        .padding(x: Space.m, y: 10)
        .limit(minHeight: 60)
        .behind(
            isOpen
                ? .fill(radius: Space.smallRadius, look.colors.sunken)
                : .border(radius: Space.smallRadius, width: 1, look.colors.line)
        )
        .region(spec)
    }
}
