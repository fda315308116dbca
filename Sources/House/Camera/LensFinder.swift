public import Kit
public import Stage

/// What the camera sees while a picture is taken, on a sheet; or why it sees nothing.
public struct LensFinder: View {
    let look: Look
    let lens: Lens
    /// What it is called, before and after a picture was taken, and what is said while the camera opens.
    let label: String
    let takenLabel: String
    let opening: String
    let id: String

    public init(look: Look, lens: Lens, label: String, takenLabel: String, opening: String, id: String) {
        (self.look, self.lens, self.label) = (look, lens, label)
        (self.takenLabel, self.opening, self.id) = (takenLabel, opening, id)
    }

    public var body: any View {
        let picture = lens.taken ?? lens.picture
        let shape = picture.map { Double($0.width) / Double(max(1, $0.height)) } ?? 4.0 / 3
        let most = Size(
            min(696, look.size.width - (look.isCompact ? 96 : 112)),
            max(120, look.size.height - (look.isCompact ? 300 : 330) * look.type.factor))
        let width = min(most.width, most.height * shape).rounded()
        let height = (width / shape).rounded()
        var spec = RegionSpec(.picture, lens.taken == nil ? label : takenLabel, id: id)
        spec.isTinted = false
        return Layers(x: .start, y: .start) {
            Fill(look.colors.sunken, radius: Space.radius).frame(width: width, height: height)
            if let picture {
                Paint(.bitmap(picture, radius: Space.radius)).frame(width: width, height: height)
                    .region(spec)
            } else {
                waiting.place(.center, .center).frame(width: width, height: height)
            }
            if lens.state == .looking {
                CameraSign(look: look, text: look.words.cameraOn).padding(10)
            }
        }
    }

    private var waiting: Node {
        var text = opening
        var isTroubled = false
        if case .trouble(let trouble) = lens.state {
            (text, isTroubled) = (trouble.sentence(look.words), true)
        }
        return Column(spacing: Space.s, align: .center) {
            Icon(isTroubled ? "camera-off" : "camera", size: 40, look.colors.softInk)
            Text(text, look.type.body.aligned(.center), look.colors.softInk)
        }
        .padding(Space.m)
    }
}
