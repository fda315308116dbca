import Stage

/// What the detector sees, small, mirrored, with motion tinted; can be hidden.
struct CameraPreview: View {
    let look: Look
    let app: App
    let width: Double
    var canHide = true

    var body: any View {
        let height = (width * (look.isCompact ? 0.42 : 0.62)).rounded()
        return Layers(x: .start, y: .start) {
            Fill(look.colors.sunken, radius: Space.radius).frame(width: width, height: height)
            if let glimpse = app.eye.glimpse {
                Paint(.bitmap(glimpse.picture, radius: Space.radius)).frame(width: width, height: height)
            } else {
                waiting.padding(12).place(.center, width >= 300 ? .center : .end).frame(
                    width: width, height: height)
            }
            if let flash { flash.frame(width: width, height: height) }
            if app.eye.isLooking { status.padding(10) }
            if let glimpse = app.eye.glimpse { meter(glimpse.progress, height) }
            if canHide {
                IconButton(
                    look: look, icon: "eye-off", label: "Hide the preview", size: 44, color: Color(0xFFFFFF),
                    fill: Color(0, opacity: 0.45)
                ) { app.settings.showsPreview = false }
                .padding(6)
                .place(.end, .start)
                .frame(width: width, height: height)
            }
        }
    }

    private var waiting: Node {
        let text: String =
            switch app.eye.state {
            case .trouble: "No picture"
            case .off: "The camera is off"
            case .opening: width < 300 ? "Opening…" : "Opening the camera…"
            case .looking: width < 300 ? "No picture yet" : "Waiting for the first picture…"
            }
        return Column(spacing: Space.s, align: .center) {
            if width >= 300 { Icon("camera", size: 32, look.colors.softInk) }
            Text(text, look.type.small, look.colors.softInk, maxLines: 1)
        }
    }

    private var status: Node {
        Row(spacing: 7) {
            Fill(Color(0x7BD88A), radius: 5).frame(width: 10, height: 10)
            Text("Camera on", look.type.small, Color(0xFFFFFF), maxLines: 1)
        }
        .padding(x: 10, y: 5)
        .behind(.fill(radius: 14, Color(0, opacity: 0.5)))
    }

    /// Fills from the middle towards the way the hand goes, as the cook sees it.
    private func meter(_ progress: Double, _ height: Double) -> Node {
        let reach = (width / 2 - 20) * min(1, abs(progress))
        // The picture is mirrored, so is the direction.
        let isLeft = progress > 0
        return Fill(look.colors.tomato, radius: 3)
            .frame(width: max(0, reach), height: 6)
            .shifted(x: isLeft ? width / 2 - reach : width / 2, y: height - 14)
    }

    /// A wave that counted lights up the preview and says what it was.
    private var flash: Node? {
        guard let seen = app.eye.seen else { return nil }
        let age = look.now - seen.at
        if age >= 0.9 { return nil }
        look.motion.redraw(at: look.now + (look.motion.isReduced ? 0.9 - age : Motion.frame))
        let name = seen.gesture == .next ? "Next" : "Previous"
        return Text(name, look.type.title.aligned(.center), Color(0xFFFFFF), maxLines: 1)
            .place(.center, .center)
            .behind(.fill(radius: Space.radius, look.colors.sage.opacity(0.75)))
            .opacity(look.motion.isReduced ? 1 : min(1, (0.9 - age) / 0.5))
    }
}
