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
        return LensSheet(
            look: look, host: host, key: "label camera", title: words.readLabel,
            finder: LensFinder(
                look: look, lens: host.lens, label: words.labelFinder, takenLabel: words.labelFinder,
                opening: words.labelCameraOpening, id: "label finder"
            )
        ) {
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
    }

    private var icon: String {
        switch model.state {
        case .looking: "eye"
        case .reading, .asking: "clock"
        case .blurred, .nothingRead, .unknownBarcode, .nobodyKnows, .busy, .unreachable: "warning"
        }
    }
}
