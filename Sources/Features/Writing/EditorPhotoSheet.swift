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
            LensFinder(
                look: look, lens: host.lens, label: words.editorFinder, takenLabel: words.editorPhoto,
                opening: words.editorCameraOpening, id: "editor finder"
            ).node.grow(at: .center)
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
}
