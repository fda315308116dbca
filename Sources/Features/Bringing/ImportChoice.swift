import House
import Kit
import Stage

/// Where recipes may come from: files, the web, or what one has copied.
struct ImportChoice: View {
    let look: Look
    let host: Host
    let model: ImportPage

    var body: any View {
        Column(spacing: look.isCompact ? Space.m : Space.l) {
            files
            Grid(columns: look.size.width < 900 * look.type.factor ? 1 : 2, spacing: Space.m) {
                web
                paste
            }
            Row(spacing: Space.s) {
                Icon("info", size: 20, look.colors.softInk)
                Text(look.words.importDrop, look.type.small, look.colors.softInk).grow()
            }
            .padding(x: Space.xs)
        }
    }

    private var files: any View {
        card("archive", look.words.importFiles, look.words.importFilesDetail) {
            Wrap(spacing: Space.m, lineSpacing: Space.s) {
                WordButton(look: look, label: look.words.importChooseFile, icon: "file", emphasis: .filled) {
                    model.chooseFile()
                }
                WordButton(look: look, label: look.words.importChooseFolder, icon: "folder") {
                    model.chooseFolder()
                }
                WordButton(look: look, label: look.words.importPages, icon: "camera") {
                    model.photographPages()
                }
            }
        }
    }

    private var web: any View {
        card("globe", look.words.importWeb, look.words.importWebDetail) {
            TextFieldRow(
                look: look, stage: host.stage, title: look.words.webAddress, id: ImportPage.addressField,
                text: model.address, placeholder: look.words.importWebHint,
                error: model.wrong == .address ? look.words.importNoAddress : nil,
                limit: ImportPage.longestAddress,
                submit: { model.fetch() }
            ) { model.type(address: $0) }
            WordButton(look: look, label: look.words.importFetch, icon: "download") { model.fetch() }
        }
    }

    private var paste: any View {
        card("pencil", look.words.importPaste, look.words.importPasteDetail) {
            if let document = model.document { pasted(document) } else { field }
            WordButton(
                look: look, label: look.words.importRead, icon: "check", id: ImportPage.readButton
            ) { model.read() }
        }
    }

    private var field: any View {
        TextFieldRow(
            look: look, stage: host.stage, title: look.words.recipeText, id: ImportPage.textField,
            text: model.text, placeholder: look.words.importPasteHint,
            error: model.wrong == .text ? look.words.importNoText : nil, lines: .several(least: 3),
            limit: ImportPage.longestText, overflow: { model.take(document: $0) }
        ) { model.type(text: $0) }
    }

    /// A text too long to be shown stands there by its size.
    private func pasted(_ document: String) -> any View {
        Row(spacing: Space.s) {
            Icon("file", size: 24, look.colors.softInk)
            Text(
                look.words.importPasted(look.words.fileSize(document.utf8.count)), look.type.body,
                look.colors.ink
            )
            .grow()
            IconButton(look: look, icon: "close", label: look.words.importPastedRemove) {
                model.dropDocument()
            }
        }
        .padding(Edges(left: Space.m))
        .limit(minHeight: Space.touch)
        .behind(
            .fill(radius: Space.smallRadius, look.colors.card),
            .border(radius: Space.smallRadius, width: 1.5, look.colors.line))
    }

    private func card(
        _ icon: String, _ title: String, _ detail: String, @ViewBuilder _ deeds: () -> [any View]
    ) -> any View {
        let deeds = deeds()
        return Column(spacing: Space.m) {
            Row(spacing: Space.m, align: .start) {
                Icon(icon, size: 28, look.colors.tomato)
                Column(spacing: 4) {
                    Text(title, look.type.heading, look.colors.ink, isHeading: true)
                    Text(detail, look.type.small.leading(1.3), look.colors.softInk)
                }
                .grow()
            }
            for deed in deeds { deed }
        }
        .padding(look.isCompact ? Space.m : Space.l)
        // As high as the card beside it.
        .grow(x: true, y: true)
        .card(look)
    }
}
