import House
import Kit
import Stage

/// Tries the camera out: which one it is, what it sees, and whether a wave is understood.
struct CameraCheckView: View {
    let look: Look
    let host: Host

    var body: any View {
        let width = min(look.isCompact ? 360 : 640, (look.size.height - 280) * 1.6).rounded()
        let content = Column(spacing: Space.l, align: .center) {
            CameraPreview(look: look, host: host, width: width, canHide: false)
            Text(says, look.type.body.aligned(.center), look.colors.ink).limit(maxWidth: 640)
            Text(
                look.words.cameraPromise, look.type.small.leading(1.25).aligned(.center),
                look.colors.softInk
            )
            .limit(maxWidth: 640)
        }
        .grow(at: .center)
        .padding(Edges(top: Space.s, left: look.margin, bottom: Space.xl, right: look.margin))
        return PageFrame(look: look, host: host, id: "camera check", content: content)
    }

    /// Seconds for which a wave is talked about.
    private static let praise = 4.0

    private var says: String {
        if let seen = host.eye.seen, host.now - seen.at < Self.praise {
            look.motion.redraw(at: seen.at + Self.praise)
        }
        return words
    }

    private var words: String {
        switch host.eye.state {
        case .off, .opening: look.words.openingCamera
        case .trouble(let trouble): trouble.sentence(look.words)
        case .looking(let camera):
            if let seen = host.eye.seen, host.now - seen.at < Self.praise {
                seen.gesture == .next ? look.words.thatWasNext : look.words.thatWasPrevious
            } else {
                look.words.isLooking(camera.name(look.words), camera.mode(look.words))
            }
        }
    }
}
