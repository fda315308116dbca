public import Kit
public import Stage

/// Says that the camera is on (TR22), and perhaps what for.
public struct CameraSign: View {
    let look: Look
    /// nil = only that it is on.
    var text: String?
    /// Whether it is read from where the cook stands.
    var isFar = false

    public init(look: Look, text: String? = nil, isFar: Bool = false) {
        self.look = look
        self.text = text
        self.isFar = isFar
    }

    public var body: any View {
        Row(spacing: 7) {
            Fill(Color(0x7BD88A), radius: 5).frame(width: 10, height: 10)
            Text(
                text ?? look.words.cameraOn, isFar ? look.afar(of: 0.5) : look.type.small, Color(0xFFFFFF),
                maxLines: 1)
        }
        .padding(x: 10, y: 5)
        .behind(.fill(radius: 14, Color(0, opacity: 0.5)))
    }
}
