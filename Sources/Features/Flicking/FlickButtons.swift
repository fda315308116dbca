import House
import Kit
import Stage

/// Beneath the deck: take back, no, like, the camera; and how many cards are left, or what ails the camera.
struct FlickButtons: View {
    let look: Look
    let host: Host
    let model: FlickPage

    var body: any View {
        Column(spacing: look.isCompact ? 6 : 12, align: .center) {
            Row(spacing: look.isCompact ? Space.m : Space.l) {
                side(
                    "undo", look.words.flickTakeBack, isEnabled: model.deck.canTakeBack, id: "flick back"
                ) { model.takeBack() }
                large("close", look.words.flickNo, look.colors.softInk, id: "flick no") {
                    model.toss(.left)
                }
                large("heart-filled", look.words.flickLike, look.colors.tomato, id: "flick like") {
                    model.toss(.right)
                }
                camera
            }
            status
        }
        .grow(at: .center)
    }

    private var big: Double { look.isCompact ? 60 : 76 }

    private func large(
        _ icon: String, _ label: String, _ ink: Color, id: String, press: @escaping @MainActor () -> Void
    ) -> Node {
        var spec = RegionSpec(.button, label, id: id)
        spec.radius = big / 2
        spec.press = press
        return Icon(icon, size: (big * 0.46).rounded(), ink)
            .place(.center, .center)
            .frame(width: big, height: big)
            .behind(
                .shadow(radius: big / 2, blur: 10, look.colors.shadow),
                .fill(radius: big / 2, look.colors.card)
            )
            .region(spec)
    }

    private func side(
        _ icon: String, _ label: String, isEnabled: Bool = true, id: String,
        press: @escaping @MainActor () -> Void
    ) -> Node {
        IconButton(
            look: look, icon: icon, label: label, size: 52,
            color: isEnabled ? look.colors.ink : look.colors.softInk.opacity(0.5), fill: look.colors.sunken,
            id: id, press: press
        ).node
    }

    private var camera: Node {
        CameraSwitch(look: look, host: host, label: look.words.camera, size: 52) { model.toggleCamera() }.node
    }

    private var status: Node {
        let text: String
        if case .trouble(let trouble) = host.eye.state {
            text = trouble.sentence(look.words)
        } else {
            text = look.words.flickLeft(model.deck.left)
        }
        return Text(text, look.type.small.aligned(.center), look.colors.softInk, maxLines: 2)
    }
}
