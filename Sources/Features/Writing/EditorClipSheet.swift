import House
import Kit
import Stage

/// Where a clip is to come from: a file, or the webcam.
struct EditorClipSheet: View {
    static let id = "add-clip"

    let look: Look
    let host: Host
    let model: EditorPage

    var body: any View {
        let words = look.words
        let content = Column(spacing: look.isCompact ? Space.m : Space.l) {
            Row {
                Text(words.editorAddClip, look.type.title, look.colors.ink, isHeading: true).grow()
                IconButton(look: look, icon: "close", label: words.close) { host.dismiss() }
            }
            Text(words.editorClipDetail, look.type.body, look.colors.ink)
            Wrap(spacing: Space.s) {
                WordButton(
                    look: look, label: words.editorChooseFile, icon: "folder", emphasis: .filled, height: 56
                ) { model.chooseClip() }
                WordButton(look: look, label: words.editorRecordClip, icon: "camera", height: 56) {
                    model.filmClip()
                }
            }
            Text(words.editorClipDropHint, look.type.small.leading(1.25), look.colors.softInk)
        }
        return SheetFrame(look: look, key: Self.id, width: 620, dismiss: { host.dismiss() }, content: content)
    }
}
