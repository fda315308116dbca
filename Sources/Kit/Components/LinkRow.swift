public import Stage

/// A row of the settings that leads somewhere, or does something.
public struct LinkRow: View {
    let look: Look
    var icon: String?
    let title: String
    let detail: String
    let press: @MainActor () -> Void

    public init(
        look: Look, icon: String? = nil, title: String, detail: String, press: @escaping @MainActor () -> Void
    ) {
        self.look = look
        self.icon = icon
        self.title = title
        self.detail = detail
        self.press = press
    }

    public var body: any View {
        var spec = RegionSpec(.button, title)
        spec.press = press
        return Row(spacing: Space.m) {
            if let icon { Icon(icon, size: 26, look.colors.tomato) }
            Column(spacing: 2) {
                Text(title, look.type.bodyStrong, look.colors.ink)
                Text(detail, look.type.small.leading(1.25), look.colors.softInk)
            }
            .grow()
            Icon("chevron-right", size: 24, look.colors.softInk)
        }
        .padding(x: Space.m, y: 12)
        .limit(minHeight: 64)
        .region(spec)
    }
}
