import Kit
import Stage

/// The picture of a step, and its clip, which is known by the badge on the picture that stands for it.
struct EditorStepMedia: View {
    let look: Look
    let model: EditorPage
    let step: RecipeDraft.Step
    /// Counted from 1.
    let number: Int

    private static let size = Size(148, 112)

    var body: any View {
        let words = look.words
        return Row(spacing: Space.s) {
            thumbnail
            Column(spacing: 0) {
                if step.clip != nil {
                    EditorChip(
                        look: look, icon: "close", label: words.editorRemoveClip, of: number, isQuiet: true,
                        id: "\(step.id) clip remove"
                    ) { model.removeClip(step) }
                }
                if step.picture != nil, !step.isPosterShown { removePicture }
            }
        }
    }

    private var removePicture: Node {
        IconButton(
            look: look, icon: "close", label: look.words.editorRemoveStepPicture(number),
            color: look.colors.softInk, id: "\(step.textID) picture remove"
        ) { model.change { $0.changeStep(step.id) { $0.picture = nil } } }.node
    }

    private var thumbnail: Node {
        let picture = Layers(x: .center, y: .center) {
            DishPicture(look: look, name: step.picture, radius: Space.smallRadius)
                .frame(width: Self.size.width, height: Self.size.height)
            if step.clip != nil { badge }
        }
        guard step.clip != nil else { return picture }
        return picture.region(
            RegionSpec(.picture, look.words.editorClipOf(number), id: "\(step.textID) clip"))
    }

    private var badge: Node {
        Icon("play", size: 26, Color(0xFFFFFF))
            .padding(11)
            .behind(.fill(radius: 24, Color(0, opacity: 0.55)))
            .unread()
    }
}
