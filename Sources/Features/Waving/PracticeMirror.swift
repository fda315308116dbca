import House
import Kit
import Practice
import Stage

/// What the camera sees, as in a mirror, with a meter that fills as a sweep is being recognised.
struct PracticeMirror: View {
    let look: Look
    let host: Host
    let rules: Practice
    let width: Double

    var body: any View {
        let height = (width * (look.isCompact ? 0.66 : 0.75)).rounded()
        return Layers(x: .start, y: .start) {
            Fill(look.colors.sunken, radius: Space.radius).frame(width: width, height: height)
            if let glimpse = host.eye.glimpse {
                Paint(.bitmap(glimpse.picture, radius: Space.radius)).frame(width: width, height: height)
                if host.eye.isLooking {
                    PreviewMeter(look: look, meter: host.eye.meter).place(.start, .end)
                        .frame(width: width, height: height)
                }
            } else {
                waiting.place(.center, .center).frame(width: width, height: height)
            }
            frame(height)
            if host.eye.isLooking { status.padding(10) }
        }
    }

    /// A rim that lights up for a moment when a wave has counted.
    private func frame(_ height: Double) -> Node {
        let age = look.now - rules.remarkSince
        let light: Color
        switch rules.remark {
        case .counted, .countedFaintly: light = look.colors.sage
        case .falseAlarm, .otherWay: light = look.colors.saffron
        default: return Spacer(0)
        }
        if age >= 1 { return Spacer(0) }
        look.motion.redraw(at: look.motion.isReduced ? rules.remarkSince + 1 : look.now + Motion.frame)
        return Paint(.border(radius: Space.radius, width: look.points(8), light))
            .frame(width: width, height: height)
            .opacity(look.motion.isReduced ? 1 : min(1, (1 - age) / 0.5))
    }

    private var waiting: Node {
        let text: String =
            switch host.eye.state {
            case .trouble: look.words.noPicture
            case .off: look.words.cameraOff
            case .opening: look.words.opening
            case .looking: look.words.noPictureYet
            }
        return Column(spacing: Space.s, align: .center) {
            Icon(isTroubled ? "camera-off" : "camera", size: look.points(36), look.colors.softInk)
            Text(text, look.type.small, look.colors.softInk, maxLines: 1)
        }
    }

    private var isTroubled: Bool { if case .trouble = host.eye.state { true } else { false } }

    private var status: Node {
        Row(spacing: 7) {
            Fill(Color(0x7BD88A), radius: 5).frame(width: 10, height: 10)
            Text(look.words.cameraOn, look.type.small, Color(0xFFFFFF), maxLines: 1)
        }
        .padding(x: 10, y: 5)
        .behind(.fill(radius: 14, Color(0, opacity: 0.5)))
    }
}
