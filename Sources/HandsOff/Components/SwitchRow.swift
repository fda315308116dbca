import Stage

/// A row of the settings with a switch at its end; the whole row is pressed.
struct SwitchRow: View {
    let look: Look
    let title: String
    let detail: String
    let isOn: Bool
    let toggle: @MainActor () -> Void

    var body: any View {
        var spec = RegionSpec(.toggle, title)
        spec.value = isOn ? look.words.on : look.words.off
        spec.press = toggle
        return Row(spacing: Space.l) {
            Column(spacing: 2) {
                Text(title, look.type.bodyStrong, look.colors.ink)
                if !detail.isEmpty { Text(detail, look.type.small.leading(1.25), look.colors.softInk) }
            }
            .grow()
            Knob(look: look, key: "switch \(title)", isOn: isOn)
        }
        .padding(x: Space.m, y: 12)
        .limit(minHeight: 64)
        .region(spec)
    }
}
