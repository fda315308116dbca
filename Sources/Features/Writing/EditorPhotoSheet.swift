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
        return LensSheet(
            look: look, host: host, key: "editor photo", title: words.editorTakePhoto,
            finder: LensFinder(
                look: look, lens: host.lens, label: words.editorFinder, takenLabel: words.editorPhoto,
                opening: words.editorCameraOpening, id: "editor finder"
            )
        ) {
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
    }
}
