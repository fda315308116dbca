public import Stage

/// A round button with a symbol; the label is what it does.
public struct IconButton: View {
    let look: Look
    let icon: String
    let label: String
    var size = Space.touch
    var color: Color?
    var fill: Color?
    var id: String?
    var value: String?
    /// The keys that do the same, to be told with what it does.
    var keys: String?
    let press: @MainActor () -> Void

    public init(
        look: Look, icon: String, label: String, size: Double = Space.touch, color: Color? = nil,
        fill: Color? = nil, id: String? = nil, value: String? = nil, keys: String? = nil,
        press: @escaping @MainActor () -> Void
    ) {
        self.look = look
        self.icon = icon
        self.label = label
        self.size = size
        self.color = color
        self.fill = fill
        self.id = id
        self.value = value
        self.keys = keys
        self.press = press
    }

    public var body: any View {
        var spec = RegionSpec(.button, label, id: id)
        spec.radius = size / 2
        spec.value = value
        spec.tip = keys.map { "\(label) (\($0))" } ?? label
        spec.press = press
        return Icon(icon, size: size * 0.5, color ?? look.colors.ink)
            .place(.center, .center)
            .frame(width: size, height: size)
            .behind(.fill(radius: size / 2, fill ?? .clear))
            .region(spec)
    }
}
