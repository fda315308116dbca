import House
import Kit
import Stage

/// The controls, the first time a slideshow opens (TR33). Using one of them is as good as "Got it".
struct ControlsSheet: View {
    let look: Look
    let host: Host
    let model: CookingPage

    var body: any View {
        let content = Column(spacing: look.isCompact ? Space.m : Space.l) {
            Text(look.words.controlsTitle, look.type.title, look.colors.ink, isHeading: true)
            Column(spacing: look.isCompact ? 10 : Space.m) {
                row("touch", look.words.tapAnywhere, look.words.tapMeans)
                row("double-tap", look.words.doubleTap, look.words.doubleTapMeans)
                row("keyboard", look.words.stepKeys, look.words.stepKeysMean)
                row(
                    "hand-wave", look.words.waveAtCamera,
                    host.watches
                        ? look.words.waveMeans : look.words.waveMeansOff)
                if host.watches {
                    row("timer", look.words.waveAtTimer, look.words.waveAtTimerMeans)
                }
            }
        }
        let gotIt = Row {
            Spacer().frame(height: 1)
            WordButton(look: look, label: look.words.gotIt, icon: "check", emphasis: .filled) {
                model.learnControls()
            }
        }
        return SheetFrame(
            look: look, key: "controls", dismiss: { model.learnControls() }, content: content, foot: gotIt)
    }

    private func row(_ icon: String, _ what: String, _ means: String) -> ControlRow {
        ControlRow(look: look, icon: icon, what: what, means: means)
    }
}
