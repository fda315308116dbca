public import Stage

/// A row of the settings with a switch at its end; the whole row is pressed.
public struct SwitchRow: View {
    let look: Look
    let title: String
    let detail: String
    let isOn: Bool
    /// Whether it can be switched; where it can't, `detail` says why.
    var isEnabled = true
    let toggle: @MainActor () -> Void

    public init(
        look: Look, title: String, detail: String, isOn: Bool, isEnabled: Bool = true,
        toggle: @escaping @MainActor () -> Void
    ) {
        self.look = look
        self.title = title
        self.detail = detail
        self.isOn = isOn
        self.isEnabled = isEnabled
        self.toggle = toggle
    }

    public var body: any View {
        var spec = RegionSpec(.toggle, title)
        spec.value = isOn ? look.words.on : look.words.off
        spec.isEnabled = isEnabled
        spec.press = toggle
        return Row(spacing: Space.l) {
            Column(spacing: 2) {
                Text(title, look.type.bodyStrong, look.colors.ink).opacity(isEnabled ? 1 : 0.55)
                if !detail.isEmpty { Text(detail, look.type.small.leading(1.25), look.colors.softInk) }
            }
            .grow()
            Knob(look: look, key: "switch \(title)", isOn: isOn).node.opacity(isEnabled ? 1 : 0.4)
        }
        .padding(x: Space.m, y: 12)
        .limit(minHeight: 64)
        .region(spec)
    }
}
