import House
import Kit
import Stage

/// What became of one recipe, or of a file that holds none.
struct ImportRow: View {
    let look: Look
    let host: Host
    let model: ImportPage
    let entry: ImportEntry
    /// Whether it has one line for each, so that it is as high as all others.
    var isShort = false

    /// Whether what can be decided has no room beside the words.
    static func isTight(_ look: Look) -> Bool { look.size.width < 760 * max(1, look.type.factor) }

    var body: any View {
        let row =
            content
            .padding(x: Space.m, y: 12)
            .limit(minHeight: 64)
            .card(look)
        guard let opens else { return row }
        var spec = RegionSpec(.button, title, id: "imported \(entry.id)")
        spec.value = said
        spec.radius = Space.radius
        let isDoubtful = entry.isGuessed && entry.outcome == .new
        spec.press = { isDoubtful ? host.crossings.check(opens) : host.crossings.open(opens) }
        return canUpdate ? row.region(spec) : row.unread().region(spec)
    }

    /// What can be decided stands beside the words, or below them where there is no room.
    private var content: Node {
        if canUpdate, Self.isTight(look) {
            return Column(spacing: Space.s) {
                Row(spacing: Space.m) {
                    words
                    chevron
                }
                Wrap(spacing: Space.s, lineSpacing: Space.s) { for deed in deeds { deed } }
                    .padding(Edges(left: 24 + Space.m))
            }
        }
        return Row(spacing: Space.m) {
            words
            if canUpdate { for deed in deeds { deed } }
            if opens != nil { chevron }
        }
    }

    private var words: Node {
        Row(spacing: Space.m) {
            Icon(icon, size: 24, color)
            Column(spacing: 3) {
                Text(title, look.type.bodyStrong, look.colors.ink, maxLines: isShort ? 1 : 2)
                Text(said, look.type.small.leading(1.25), look.colors.softInk, maxLines: isShort ? 1 : 3)
            }
            .grow()
        }
        .grow()
    }

    private var chevron: Node { Icon("chevron-right", size: 22, look.colors.softInk) }

    private var deeds: [WordButton] {
        [
            WordButton(
                look: look, label: look.words.importKeep, emphasis: .plain, id: "keep \(entry.id)"
            ) { model.keep(entry) },
            WordButton(look: look, label: look.words.importUpdate, icon: "refresh", id: "update \(entry.id)")
            {
                model.update([entry])
            },
        ]
    }

    private var title: String {
        if let rest = entry.rest { return look.words.importMoreFiles(rest) }
        return entry.title.isEmpty ? look.words.importPaste : entry.title
    }

    private var opens: String? { model.isTakenBack && entry.outcome == .new ? nil : entry.opens }

    private var canUpdate: Bool {
        if case .changed = entry.outcome { !model.isTakenBack } else { false }
    }

    private var said: String {
        let words = look.words
        let became =
            switch entry.outcome {
            case .new where model.isTakenBack: words.importIsTakenBack
            case .new: entry.isGuessed ? words.importGuessed : words.importNew
            case .same: words.importSame
            case .changed(_, let aspects): words.importChanged(aspects)
            case .updated: model.isTakenBack ? words.importIsTakenBack : words.importUpdated
            case .kept: words.importKept
            case .refused(let trouble): words.sentence(trouble)
            }
        let lacks = entry.lacks > 0 && !model.isTakenBack ? words.importPicturesMissing(entry.lacks) : nil
        let clips =
            entry.lacksClips > 0 && !model.isTakenBack ? words.importClipsMissing(entry.lacksClips) : nil
        let source = entry.source.isEmpty || entry.source == entry.title ? nil : entry.source
        return [became, lacks, clips, source].compactMap(\.self).joined(separator: " · ")
    }

    private var icon: String {
        switch entry.outcome {
        case .new where model.isTakenBack: "undo"
        case .new: entry.isGuessed ? "info" : "check"
        case .same, .kept: "book"
        case .changed, .updated: "refresh"
        case .refused: "warning"
        }
    }

    private var color: Color {
        switch entry.outcome {
        case .new where model.isTakenBack: look.colors.softInk
        case .new: entry.isGuessed ? look.colors.saffron : look.colors.sage
        case .updated: look.colors.sage
        case .same, .kept: look.colors.softInk
        case .changed: look.colors.saffron
        case .refused: look.colors.tomato
        }
    }
}
