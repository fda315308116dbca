import House
import Kit
import Stage

/// How the deck is flicked through, the first time (RF1): by finger, keys, buttons, or waves.
struct FlickControlsSheet: View {
    let look: Look
    let host: Host
    let model: FlickPage

    var body: any View {
        let words = look.words
        let content = Column(spacing: look.isCompact ? Space.m : Space.l) {
            Text(words.flickControlsTitle, look.type.title, look.colors.ink, isHeading: true)
            Column(spacing: look.isCompact ? 10 : Space.m) {
                row("touch", words.flickDrag, words.flickDragMeans)
                row("keyboard", words.flickKeys, words.flickKeysMean)
                row("heart", words.flickButtons, words.flickButtonsMean)
                row("hand-wave", words.flickWave, words.flickWaveMeans(isOn: model.watches))
            }
        }
        let gotIt = Row {
            Spacer().frame(height: 1)
            WordButton(look: look, label: words.flickGotIt, icon: "check", emphasis: .filled) {
                model.learned()
            }
        }
        return SheetFrame(
            look: look, key: "flick controls", scrimLabel: words.flickGotIt,
            dismiss: { model.learned() }, content: content, foot: gotIt)
    }

    private func row(_ icon: String, _ what: String, _ means: String) -> ControlRow {
        ControlRow(look: look, icon: icon, what: what, means: means)
    }
}
