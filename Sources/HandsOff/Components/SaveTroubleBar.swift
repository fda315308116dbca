import Language
import Stage

/// Stays at the foot of the page while changes can't be saved.
struct SaveTroubleBar: View {
    let look: Look
    let app: App
    let trouble: LibraryTrouble

    var body: any View {
        let come = look.motion.entrance("save trouble", over: 0.2)
        var spec = RegionSpec(.status, look.words.notSaved(trouble), id: "save trouble")
        spec.isTinted = false
        let sentence = Row(spacing: Space.m) {
            Icon("warning", size: 26, look.colors.saffron)
            Text(look.words.notSaved(trouble), look.type.label.leading(1.2), look.colors.ink)
                .padding(y: 13)
                .grow()
        }
        let isNarrow = look.size.width < 640 * look.type.factor
        let content =
            isNarrow
            ? Column(align: .end) {
                sentence
                buttons
            }
            : Row(spacing: Space.m) {
                sentence.grow()
                buttons
            }
        return
            content
            .padding(x: look.margin, y: 2)
            .behind(.fill(radius: 0, look.colors.saffronTint))
            .region(spec)
            .opacity(come)
    }

    private var buttons: Node {
        Row(spacing: Space.s) {
            WordButton(look: look, label: look.words.tryAgain, icon: "refresh", emphasis: .plain) {
                app.trySavingAgain()
            }
            IconButton(look: look, icon: "close", label: look.words.close, id: "save trouble close") {
                app.showsSaveTrouble = false
                app.touch()
            }
        }
    }
}
