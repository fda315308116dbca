import House
import Kit
import Stage

/// Takes a photo with the webcam, which is open for as long as this card is.
struct EditorPhotoSheet: View {
    let look: Look
    let host: Host
    let model: EditorPage

    var body: any View {
        let words = look.words
        let content = Column(spacing: Space.m) {
            Row {
                Text(words.editorTakePhoto, look.type.title, look.colors.ink, isHeading: true).grow()
                IconButton(look: look, icon: "close", label: words.close) { close() }
            }
            finder.node.grow(at: .center)
            Text(words.editorPhotoTrust, look.type.small.leading(1.25), look.colors.softInk)
            Wrap(spacing: Space.m) {
                if let taken = host.lens.taken {
                    WordButton(look: look, label: words.editorUsePhoto, icon: "check", emphasis: .filled) {
                        model.addPhoto(taken)
                    }
                    WordButton(look: look, label: words.editorAnotherPhoto, icon: "refresh") {
                        host.lens.again()
                        host.touch()
                    }
                } else {
                    WordButton(
                        look: look, label: words.editorShutter, icon: "camera", emphasis: .filled,
                        id: "editor shutter", isEnabled: host.lens.picture != nil
                    ) {
                        host.services.speaker.play(host.lens.press() ? .tick : .refused)
                        host.touch()
                    }
                }
            }
        }
        return SheetFrame(look: look, key: "editor photo", width: 760, dismiss: close, content: content)
    }

    private func close() { host.dismiss() }

    private var finder: any View {
        let picture = host.lens.taken ?? host.lens.picture
        let shape = picture.map { Double($0.width) / Double(max(1, $0.height)) } ?? 4.0 / 3
        let most = Size(
            min(696, look.size.width - (look.isCompact ? 96 : 112)),
            max(120, look.size.height - (look.isCompact ? 300 : 330) * look.type.factor))
        let width = min(most.width, most.height * shape).rounded()
        let height = (width / shape).rounded()
        var spec = RegionSpec(
            .picture, host.lens.taken == nil ? look.words.editorFinder : look.words.editorPhoto,
            id: "editor finder")
        spec.isTinted = false
        return Layers(x: .start, y: .start) {
            Fill(look.colors.sunken, radius: Space.radius).frame(width: width, height: height)
            if let picture {
                Paint(.bitmap(picture, radius: Space.radius)).frame(width: width, height: height)
                    .region(spec)
            } else {
                waiting.place(.center, .center).frame(width: width, height: height)
            }
            if host.lens.state == .looking {
                CameraSign(look: look, text: look.words.cameraOn).padding(10)
            }
        }
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
