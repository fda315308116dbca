import House
import Kit
import Stage

/// Somebody stands before the camera, in an outline that is there every week; it is open for as long as this card is.
struct SelfieSheet: View {
    let look: Look
    let host: Host
    let model: SelfieCamera

    var body: any View {
        let words = look.words
        return LensSheet(
            look: look, host: host, key: "selfie", title: words.weeklyTake,
            finder: LensFinder(
                look: look, lens: host.lens, label: words.selfieFinder, takenLabel: words.selfieTaken,
                opening: words.labelCameraOpening, id: "selfie finder"
            ), overlay: outline
        ) {
            Text(words.weeklyTrust, look.type.small.leading(1.25), look.colors.softInk)
            Wrap(spacing: Space.m) {
                if host.lens.taken == nil {
                    WordButton(
                        look: look,
                        label: model.secondsLeft.map { "\($0)" } ?? words.selfieShutter(SelfieCamera.seconds),
                        icon: "camera", emphasis: .filled, id: "selfie shutter",
                        isEnabled: host.lens.picture != nil && model.takenAt == nil
                    ) { model.press() }
                } else {
                    WordButton(
                        look: look, label: words.selfieKeep, icon: "check", emphasis: .filled,
                        id: "keep selfie"
                    ) { model.use() }
                    WordButton(look: look, label: words.selfieAgain, icon: "refresh") { model.again() }
                }
            }
        }
    }

    /// Where to stand, what will be cut off, and how long it still takes.
    private var outline: Node {
        Sized { size in
            let width = min(size.width, size.height * 3 / 4), left = ((size.width - width) / 2).rounded()
            return Layers(x: .start, y: .start) {
                Spacer().frame(width: size.width, height: size.height)
                if host.lens.picture != nil {
                    for x in [0, size.width - left] where left >= 1 {
                        Fill(Color(0, opacity: 0.45)).frame(width: left, height: size.height).shifted(x: x)
                    }
                    // Nothing darkens what says that the camera is on.
                    if host.lens.state == .looking { CameraSign(look: look).padding(10) }
                    if host.lens.taken == nil {
                        Paint(.icon("silhouette", Color(0xFFFFFF, opacity: 0.9)))
                            .frame(width: width, height: size.height).shifted(x: left)
                    }
                }
                if let seconds = model.secondsLeft {
                    Text(
                        "\(seconds)", look.type.display(size.height * 0.4).aligned(.center), Color(0xFFFFFF),
                        maxLines: 1
                    )
                    .place(.center, .center).frame(width: size.width, height: size.height)
                }
            }
            .unread()
        }.node
    }
}
