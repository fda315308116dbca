import House
import Kit
import Stage

/// "12 New · 3 Already here": of what there is. Pressed, the list shows only these.
struct ImportCounts: View {
    let look: Look
    let host: Host
    let model: ImportPage

    var body: any View {
        let kinds = ImportEntry.Kind.allCases.filter { model.report.count($0) > 0 }
        return Wrap(spacing: Space.s, lineSpacing: Space.s) {
            for kind in kinds { chip(kind, isChoice: kinds.count > 1) }
        }
    }

    private func chip(_ kind: ImportEntry.Kind, isChoice: Bool) -> Node {
        let (name, icon, color) = said(kind)
        let isListed = model.listed == kind
        let inside = Row(spacing: Space.s) {
            Icon(icon, size: 20, color)
            Text("\(model.report.count(kind))", look.type.bodyStrong, look.colors.ink, maxLines: 1)
            Text(name, look.type.label, look.colors.ink, maxLines: 1)
        }
        .padding(x: Space.m)
        .limit(minHeight: Space.touch)
        .behind(
            .fill(radius: Space.touch / 2, isListed ? look.colors.blush : look.colors.card),
            .border(
                radius: Space.touch / 2, width: 1.5, isListed ? look.colors.tomato : look.colors.line))
        guard isChoice else { return inside }
        var spec = RegionSpec(.toggle, "\(model.report.count(kind)) · \(name)", id: "list \(kind)")
        spec.value = isListed ? look.words.on : look.words.off
        spec.radius = Space.touch / 2
        spec.press = { model.list(kind) }
        return inside.unread().region(spec)
    }

    private func said(_ kind: ImportEntry.Kind) -> (String, String, Color) {
        switch kind {
        case .new: (look.words.importNew, "check", look.colors.sage)
        case .same: (look.words.importSame, "book", look.colors.softInk)
        case .changed: (look.words.importChanged, "refresh", look.colors.saffron)
        case .refused: (look.words.importRefused, "warning", look.colors.tomato)
        }
    }
}
