import Stage

/// The switch itself; its thumb glides.
struct Knob: View {
    let look: Look
    let key: String
    let isOn: Bool

    init(look: Look, key: String, isOn: Bool) {
        self.look = look
        self.key = key
        self.isOn = isOn
    }

    var body: any View {
        let at = look.motion.value(key, to: isOn ? 1 : 0, over: 0.16)
        let track = look.colors.softInk.opacity(0.55).mixed(with: look.colors.sage, at)
        return Layers(x: .start) {
            Fill(track, radius: 15).frame(width: 54, height: 30)
            Fill(Color(0xFFFFFF), radius: 12).frame(width: 24, height: 24).shifted(x: 3 + at * 24)
        }
    }
}
