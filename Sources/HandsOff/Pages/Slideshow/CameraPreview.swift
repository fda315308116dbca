import Stage

/// What the detector sees, small, mirrored, with motion tinted; can be hidden.
struct CameraPreview: View {
    let look: Look
    let app: App
    let width: Double
    var canHide = true
    /// Whether its top and foot are cut for want of height; nil = in a small window.
    var isFlat: Bool?
    /// What lights up when a wave has counted; nil = what it means to a slideshow.
    var flash: Node?

    var body: any View {
        let height = (width * (isFlat ?? look.isCompact ? 0.42 : 0.62)).rounded()
        return Layers(x: .start, y: .start) {
            Fill(look.colors.sunken, radius: Space.radius).frame(width: width, height: height)
            if let glimpse = app.eye.glimpse {
                Paint(.bitmap(glimpse.picture, radius: Space.radius)).frame(width: width, height: height)
            } else {
                waiting.padding(12).place(.center, width >= 300 ? .center : .end).frame(
                    width: width, height: height)
            }
            if app.eye.isLooking {
                (flash ?? PreviewFlash(look: look, seen: app.eye.seen).node)
                    .frame(width: width, height: height)
                CameraSign(look: look).padding(10)
                PreviewAdvice(look: look, advice: app.eye.advice, width: width).place(.center, .end)
                    .frame(width: width, height: height)
                if app.eye.glimpse != nil {
                    PreviewMeter(look: look, meter: app.eye.meter).place(.start, .end)
                        .frame(width: width, height: height)
                }
            }
            if canHide {
                IconButton(
                    look: look, icon: "eye-off", label: look.words.hidePreview, size: 44,
                    color: Color(0xFFFFFF),
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
            case .trouble: look.words.noPicture
            case .off: look.words.cameraOff
            case .opening: width < 300 ? look.words.opening : look.words.openingCamera
            case .looking: width < 300 ? look.words.noPictureYet : look.words.waitingForPicture
            }
        return Column(spacing: Space.s, align: .center) {
            if width >= 300 { Icon("camera", size: 32, look.colors.softInk) }
            Text(text, look.type.small, look.colors.softInk, maxLines: 1)
        }
    }
}
