public import Kit
public import Stage

/// Switches the camera of a page on and off; its dot says that it is on, and whether it sees anything.
public struct CameraSwitch: View {
    let look: Look
    let host: Host
    let label: String
    let size: Double
    let press: @MainActor () -> Void

    public init(
        look: Look, host: Host, label: String, size: Double = Space.touch,
        press: @escaping @MainActor () -> Void
    ) {
        (self.look, self.host, self.label, self.size, self.press) = (look, host, label, size, press)
    }

    public var body: any View {
        let isOn = host.eye.isOpen, looks = host.eye.isLooking
        return IconButton(
            look: look, icon: isOn ? "camera" : "camera-off", label: label, size: size,
            color: isOn ? look.colors.ink : look.colors.softInk, fill: look.colors.sunken,
            value: look.words.cameraState(isOn: isOn, looks: looks), press: press
        )
        .overlay(
            isOn
                ? Fill(looks ? look.colors.sage : look.colors.saffron, radius: 6)
                    .frame(width: 12, height: 12).padding(2).place(.end, .start)
                : Spacer())
    }
}
