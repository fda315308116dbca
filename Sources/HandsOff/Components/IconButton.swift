import Stage

/// A round button with a symbol; the label is what it does.
struct IconButton: View {
    let look: Look
    let icon: String
    let label: String
    var size = Space.touch
    var color: Color?
    var fill: Color?
    var id: String?
    var value: String?
    let press: @MainActor () -> Void

    var body: any View {
        var spec = RegionSpec(.button, label, id: id)
        spec.radius = size / 2
        spec.value = value
        spec.press = press
        return Icon(icon, size: size * 0.5, color ?? look.colors.ink)
            .place(.center, .center)
            .frame(width: size, height: size)
            .behind(.fill(radius: size / 2, fill ?? .clear))
            .region(spec)
    }
}
