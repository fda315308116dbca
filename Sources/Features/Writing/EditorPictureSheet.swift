import House
import Kit
import Stage

/// Where a picture is to come from: the camera, one of the newest of the cook's own, or any file.
struct EditorPictureSheet: View {
    static let id = "editor picture"

    let look: Look
    let host: Host
    let model: EditorPage

    var body: any View {
        let words = look.words
        let content = Column(spacing: look.isCompact ? Space.m : Space.l) {
            Row {
                Text(words.editorAddPicture, look.type.title, look.colors.ink, isHeading: true).grow()
                IconButton(look: look, icon: "close", label: words.close) { close() }
            }
            Wrap(spacing: Space.s) {
                WordButton(
                    look: look, label: words.editorTakePhoto, icon: "camera", emphasis: .filled, height: 56
                ) {
                    model.takePhoto()
                }
                WordButton(look: look, label: words.editorChooseFile, icon: "folder", height: 56) {
                    model.choosePicture()
                }
            }
            if !model.found.isEmpty, look.size.height >= 560 { newest }
            file
            Text(words.editorDropHint, look.type.small.leading(1.25), look.colors.softInk)
        }
        return SheetFrame(look: look, key: "editor picture", width: 620, dismiss: close, content: content)
    }

    private var file: Node {
        let words = look.words
        let field = TextFieldRow(
            look: look, stage: host.stage, title: words.editorFile, id: "editor path", text: model.path,
            placeholder: words.editorFileHint, error: model.pathTrouble, limit: 1000,
            submit: { model.addTypedPicture() }
        ) {
            (model.path, model.pathTrouble) = ($0, nil)
            host.touch()
        }
        let add = WordButton(look: look, label: words.add, height: 50) {
            model.addTypedPicture()
        }
        if look.size.width < 560 * look.type.factor || model.pathTrouble != nil {
            return Column(spacing: Space.s) {
                field
                add
            }
        }
        return Row(spacing: Space.s, align: .end) {
            field.node.grow()
            add
        }
    }

    private func close() { host.dismiss() }

    private var newest: Node {
        Column(spacing: Space.s) {
            Text(look.words.editorNewest, look.type.label, look.colors.ink)
            Grid(columns: 4, spacing: Space.s) {
                for path in model.found { picture(path) }
            }
        }
    }

    private func picture(_ path: String) -> Node {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        var spec = RegionSpec(.button, name, id: "editor file \(path)")
        spec.radius = Space.smallRadius
        spec.press = { model.addPicture(at: path) }
        return DishPicture(look: look, name: PictureFolder.name(of: path), radius: Space.smallRadius)
            .ratio(4.0 / 3)
            .region(spec)
    }
}
