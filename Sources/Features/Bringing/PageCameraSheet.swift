import House
import Kit
import Stage

/// Holds pages to the camera, which is open for as long as this card is.
struct PageCameraSheet: View {
    let look: Look
    let host: Host
    let model: PageCamera

    var body: any View {
        let words = look.words
        return LensSheet(
            look: look, host: host, key: "page camera", title: words.importPages,
            finder: LensFinder(
                look: look, lens: host.lens, label: words.importPageFinder,
                takenLabel: words.importPageFinder, opening: words.openingCamera, id: "page finder"
            )
        ) {
            Text(
                model.isSmall ? words.importPageSmall : words.importPageHint,
                look.type.small.leading(1.25), look.colors.softInk)
            Wrap(spacing: Space.m, lineSpacing: Space.s) {
                WordButton(
                    look: look, label: words.importPageTake(model.pages.count + 1), icon: "camera",
                    emphasis: model.pages.isEmpty ? .filled : .outlined, id: "take page",
                    isEnabled: model.canPress
                ) { model.press() }
                if !model.pages.isEmpty {
                    WordButton(
                        look: look, label: words.importPagesRead(model.pages.count), icon: "check",
                        emphasis: .filled, id: "read pages", isEnabled: !model.isKeeping
                    ) { model.read() }
                    WordButton(look: look, label: words.importPageBack, emphasis: .plain) {
                        model.takeBack()
                    }
                }
            }
        }
    }
}
