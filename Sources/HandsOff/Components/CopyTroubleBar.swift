import Language
import Stage

/// Stays at the foot of the page while no copy of the library can be kept.
struct CopyTroubleBar: View {
    let look: Look
    let app: App
    let trouble: LibraryTrouble

    var body: any View {
        let come = look.motion.entrance("copy trouble", over: 0.2)
        let text = "\(look.words.notCopied(trouble)) \(app.lastCopy(app.copies.last))"
        var spec = RegionSpec(.status, text, id: "copy trouble")
        spec.isTinted = false
        let sentence = Row(spacing: Space.m) {
            Icon("warning", size: 26, look.colors.saffron)
            Text(text, look.type.label.leading(1.2), look.colors.ink).padding(y: 13).grow()
        }
        let isNarrow = look.size.width < 760 * look.type.factor
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
            if trouble == .damaged || trouble == .notALibrary {
                WordButton(look: look, label: look.words.putRight, emphasis: .plain) { app.putRight() }
            } else {
                WordButton(look: look, label: look.words.tryAgain, icon: "refresh", emphasis: .plain) {
                    app.keepBackUp()
                }
            }
            IconButton(look: look, icon: "close", label: look.words.close, id: "copy trouble close") {
                app.copies.trouble = nil
                app.touch()
            }
        }
    }
}
