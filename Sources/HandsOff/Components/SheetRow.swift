import Stage

/// A row of a sheet that offers several things to do: what, and what comes of it.
struct SheetRow: View {
    let look: Look
    let icon: String
    let title: String
    let detail: String
    let press: @MainActor () -> Void

    var body: any View {
        var spec = RegionSpec(.button, title)
        spec.radius = Space.smallRadius
        spec.press = press
        return Row(spacing: Space.m) {
            Icon(icon, size: 26, look.colors.tomato)
            Column(spacing: 2) {
                Text(title, look.type.bodyStrong, look.colors.ink)
                if !detail.isEmpty { Text(detail, look.type.small, look.colors.softInk) }
            }
            .grow()
        }
        .unread()
        .padding(x: Space.m, y: 10)
        .limit(minHeight: 60)
        .behind(.fill(radius: Space.smallRadius, look.colors.sunken))
        .region(spec)
    }
}
