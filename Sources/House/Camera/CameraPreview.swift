public import Kit
public import Stage

/// What the detector sees, small, mirrored, with motion tinted; can be hidden.
public struct CameraPreview: View {
    let look: Look
    let host: Host
    let width: Double
    var canHide = true
    /// Whether its top and foot are cut for want of height; nil = only in a small window.
    var isFlat: Bool?
    /// What lights up when a wave has counted; nil = what it means to a slideshow.
    var flash: Node?

    public init(
        look: Look, host: Host, width: Double, canHide: Bool = true, isFlat: Bool? = nil, flash: Node? = nil
    ) {
        self.look = look
        self.host = host
        self.width = width
        self.canHide = canHide
        self.isFlat = isFlat
        self.flash = flash
    }

    public var body: any View {
        let height = (width * (isFlat ?? look.isCompact ? 0.42 : 0.62)).rounded()
        return Layers(x: .start, y: .start) {
            Fill(look.colors.sunken, radius: Space.radius).frame(width: width, height: height)
            if let glimpse = host.eye.glimpse {
                Paint(.bitmap(glimpse.picture, radius: Space.radius)).frame(width: width, height: height)
            } else {
                waiting.padding(12).place(.center, width >= 300 ? .center : .end).frame(
                    width: width, height: height)
            }
            if host.eye.isLooking {
                (flash ?? PreviewFlash(look: look, seen: host.eye.seen).node)
                    .frame(width: width, height: height)
                CameraSign(look: look).padding(10)
                PreviewAdvice(look: look, advice: host.eye.advice, width: width).place(.center, .end)
                    .frame(width: width, height: height)
                if host.eye.glimpse != nil {
                    PreviewMeter(look: look, meter: host.eye.meter).place(.start, .end)
                        .frame(width: width, height: height)
                }
            }
            if canHide {
                IconButton(
                    look: look, icon: "eye-off", label: look.words.hidePreview, size: 44,
                    color: Color(0xFFFFFF),
                    fill: Color(0, opacity: 0.45)
                ) { host.settings.showsPreview = false }
                .padding(6)
                .place(.end, .start)
                .frame(width: width, height: height)
            }
        }
    }

    private var waiting: Node {
        let text: String =
            switch host.eye.state {
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
