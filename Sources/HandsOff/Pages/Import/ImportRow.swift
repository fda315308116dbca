import Stage

/// What became of one recipe, or of a file that holds none.
struct ImportRow: View {
    let look: Look
    let app: App
    let model: ImportModel
    let entry: ImportEntry

    var body: any View {
        let row = Row(spacing: Space.m) {
            Icon(icon, size: 24, color)
            Column(spacing: 2) {
                Text(
                    entry.title.isEmpty ? look.words.importPaste : entry.title, look.type.bodyStrong,
                    look.colors.ink, maxLines: 1)
                Text(said, look.type.small.leading(1.25), look.colors.softInk, maxLines: 2)
            }
            .grow()
            if canUpdate {
                WordButton(look: look, label: look.words.importUpdate, id: "update \(entry.id)") {
                    model.update([entry], app)
                }
            } else if opens != nil {
                Icon("chevron-right", size: 22, look.colors.softInk)
            }
        }
        .padding(x: Space.m, y: 10)
        .limit(minHeight: 60)
        .card(look)
        guard let opens else { return row }
        var spec = RegionSpec(.button, entry.title, id: "imported \(entry.id)")
        spec.value = said
        spec.radius = Space.radius
        spec.press = { app.open(recipe: opens) }
        return canUpdate ? row.region(spec) : row.unread().region(spec)
    }

    private var opens: String? { model.isTakenBack && entry.outcome == .new ? nil : entry.opens }

    private var canUpdate: Bool {
        if case .changed = entry.outcome { !model.isTakenBack } else { false }
    }

    private var said: String {
        let words = look.words
        let became =
            switch entry.outcome {
            case .new: entry.isGuessed ? words.importGuessed : words.importNew
            case .same: words.importSame
            case .changed: words.importChanged
            case .updated: words.importUpdated
            case .refused(let trouble): words.sentence(trouble)
            }
        return entry.source.isEmpty || entry.source == entry.title ? became : "\(became) · \(entry.source)"
    }

    private var icon: String {
        switch entry.outcome {
        case .new: entry.isGuessed ? "info" : "check"
        case .same: "check"
        case .changed, .updated: "refresh"
        case .refused: "warning"
        }
    }

    private var color: Color {
        switch entry.outcome {
        case .new, .updated: look.colors.sage
        case .same: look.colors.softInk
        case .changed: look.colors.saffron
        case .refused: look.colors.tomato
        }
    }
}
