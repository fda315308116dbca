import House
import Kit
import Media
import Stage

/// Records up to ten seconds with the webcam, which is open for as long as this card is.
struct EditorFilmSheet: View {
    let look: Look
    let host: Host
    let model: EditorPage
    let step: Int

    private var isRecording: Bool { host.lens.recordingSince != nil }

    var body: any View {
        let words = look.words
        let content = Column(spacing: Space.m) {
            Row {
                Text(words.editorRecordClip, look.type.title, look.colors.ink, isHeading: true).grow()
                IconButton(look: look, icon: "close", label: words.close) { host.dismiss() }
            }
            finder.node.grow(at: .center)
            Text(words.editorFilmTrust, look.type.small.leading(1.25), look.colors.softInk)
            WordButton(
                look: look, label: isRecording ? words.editorStopRecording : words.editorStartRecording,
                icon: isRecording ? "stop" : "film", emphasis: .filled, id: "editor shutter",
                isEnabled: host.lens.picture != nil
            ) { model.toggleRecording() }
        }
        return SheetFrame(
            look: look, key: "editor film", width: 760, dismiss: { host.dismiss() }, content: content)
    }

    private var finder: any View {
        let picture = host.lens.picture
        let shape = picture.map { Double($0.width) / Double(max(1, $0.height)) } ?? 4.0 / 3
        let most = Size(
            min(696, look.size.width - (look.isCompact ? 96 : 112)),
            max(120, look.size.height - (look.isCompact ? 300 : 330) * look.type.factor))
        let width = min(most.width, most.height * shape).rounded()
        let height = (width / shape).rounded()
        var spec = RegionSpec(.picture, look.words.editorFinder, id: "editor finder")
        spec.isTinted = false
        return Layers(x: .start, y: .start) {
            Fill(look.colors.sunken, radius: Space.radius).frame(width: width, height: height)
            if let picture {
                Paint(.bitmap(picture, radius: Space.radius)).frame(width: width, height: height).region(spec)
            } else {
                waiting.place(.center, .center).frame(width: width, height: height)
            }
            if host.lens.state == .looking {
                CameraSign(look: look, text: isRecording ? look.words.editorRecording : look.words.cameraOn)
                    .padding(10)
            }
            if isRecording { ring.padding(12).place(.end, .start).frame(width: width, height: height) }
        }
    }

    /// Fills up in ten seconds, with those that are left in it.
    private var ring: Node {
        let done = host.lens.recorded / ClipLimits.seconds
        look.motion.redraw(at: look.now + 0.1)
        let left = Int((ClipLimits.seconds - host.lens.recorded).rounded(.up))
        return Layers(x: .center, y: .center) {
            Fill(Color(0, opacity: 0.5), radius: 32).frame(width: 64, height: 64)
            Paint(.arc(from: 0, to: 1, width: 5, Color(0xFFFFFF, opacity: 0.3))).frame(width: 52, height: 52)
            Paint(.arc(from: 0, to: max(0.001, done), width: 5, Color(0xFFFFFF))).frame(width: 52, height: 52)
            Text("\(left)", look.type.bodyStrong.aligned(.center), Color(0xFFFFFF)).unread()
        }
        .region(RegionSpec(.status, look.words.editorSecondsLeft(left), id: "editor film left"))
    }

    private var waiting: Node {
        var text = look.words.editorCameraOpening
        var isTroubled = false
        if case .trouble(let trouble) = host.lens.state {
            (text, isTroubled) = (trouble.sentence(look.words), true)
        }
        return Column(spacing: Space.s, align: .center) {
            Icon(isTroubled ? "camera-off" : "camera", size: 40, look.colors.softInk)
            Text(text, look.type.body.aligned(.center), look.colors.softInk)
        }
        .padding(Space.m)
    }
}
