import House
import Kit
import Stage

/// A clip of a step is on its way, or could not be made.
struct EditorClipProgress: View {
    let look: Look
    let model: EditorPage
    let step: Int
    /// Of the step, counted from 1.
    let number: Int
    let job: ClipJob

    var body: any View {
        let words = look.words
        if let trouble = job.trouble {
            return Column(spacing: 0) {
                Row(spacing: Space.s) {
                    Icon("warning", size: 22, look.colors.tomato)
                    Text(trouble.sentence(words), look.type.small.leading(1.25), look.colors.ink).grow()
                }
                Wrap(spacing: Space.m, lineSpacing: 0) {
                    EditorChip(
                        look: look, icon: "refresh", label: words.tryAgain, of: number, isQuiet: true,
                        id: "\(step) clip again"
                    ) { model.tryClipAgain(step) }
                    EditorChip(
                        look: look, icon: "close", label: words.editorDropClip, of: number, isQuiet: true,
                        id: "\(step) clip drop"
                    ) { model.cancelClip(step) }
                }
            }
            .node
        }
        var spec = RegionSpec(.status, words.editorMakingClip(number), id: "editor clip progress \(step)")
        spec.value = words.percent(job.done)
        return Row(spacing: Space.m) {
            Column(spacing: 6) {
                Text(words.editorMakingClip(number), look.type.small, look.colors.softInk)
                Sized { size in
                    Layers(x: .start) {
                        Fill(look.colors.line, radius: 3).frame(width: size.width, height: 6)
                        Fill(look.colors.tomato, radius: 3).frame(
                            width: max(6, size.width * min(1, job.done)), height: 6)
                    }
                }
                .frame(height: 6)
            }
            .unread()
            .grow()
            .region(spec)
            IconButton(
                look: look, icon: "stop", label: words.editorStopClip(number), color: look.colors.softInk,
                id: "editor clip stop \(step)"
            ) { model.cancelClip(step) }
        }
    }
}
