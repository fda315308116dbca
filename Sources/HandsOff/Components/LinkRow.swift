import Stage

/// A row of the settings that leads somewhere, or does something.
struct LinkRow: View {
    let look: Look
    var icon: String?
    let title: String
    let detail: String
    let press: @MainActor () -> Void

    var body: any View {
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
