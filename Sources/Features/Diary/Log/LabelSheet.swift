import House
import Kit
import Stage

/// Holds a packet to the camera, which is open for as long as this card is.
struct LabelSheet: View {
    let look: Look
    let host: Host
    let model: LabelCamera
    let choosePhotograph: @MainActor () -> Void

    var body: any View {
        let words = look.words
        let content = Column(spacing: Space.m) {
            Row {
                Text(words.readLabel, look.type.title, look.colors.ink, isHeading: true).grow()
                IconButton(look: look, icon: "close", label: words.close) { host.dismiss() }
            }
            LensFinder(
                look: look, lens: host.lens, label: words.labelFinder, takenLabel: words.labelFinder,
                opening: words.labelCameraOpening, id: "label finder"
            ).node.grow(at: .center)
            if host.lens.state == .looking {
                Notice(look: look, text: words.labelState(model.state), icon: icon)
            }
            if case .unknownBarcode(let code) = model.state {
                Row(spacing: Space.m) {
                    Text(words.askOpenFoodFacts, look.type.small.leading(1.25), look.colors.ink).grow()
                    WordButton(
                        look: look, label: words.askOpenFoodFactsYes, icon: "globe", id: "ask open food facts"
                    ) { model.allowAndAsk(code) }
                }
            }
            Text(words.labelTrust, look.type.small.leading(1.25), look.colors.softInk)
            Wrap(spacing: Space.m) {
                WordButton(
                    look: look, label: words.photographInstead, icon: "picture", press: choosePhotograph)
            }
        }
        return SheetFrame(
            look: look, key: "label camera", width: 760, dismiss: { host.dismiss() }, content: content)
    }

    private var icon: String {
        switch model.state {
        case .looking: "eye"
        case .reading, .asking: "clock"
        case .blurred, .nothingRead, .unknownBarcode, .nobodyKnows, .busy, .unreachable: "warning"
        }
    }
}
