import House
import Kit
import Stage

/// Always in sight: how far the draft is kept, one step back and forward, and the two ends of writing.
struct EditorFooter: View {
    let look: Look
    let host: Host
    let model: EditorPage

    static func height(_ look: Look) -> Double { look.isCompact ? 64 : 80 }
    /// Seconds for which the draft counts as kept just now, and after which keeping it is slow.
    private static let fresh = 60.0
    private static let slow = 1.0

    private var isNarrow: Bool { look.size.width < 760 * look.type.factor }

    var body: any View {
        let words = look.words
        return Row(spacing: look.isCompact ? Space.xs : Space.s) {
            state.grow()
            IconButton(look: look, icon: "undo", label: words.editorUndo, color: ink(model.history.canUndo)) {
                model.turnBack(forward: false)
            }
            IconButton(look: look, icon: "redo", label: words.editorRedo, color: ink(model.history.canRedo)) {
                model.turnBack(forward: true)
            }
            if isNarrow {
                IconButton(look: look, icon: "trash", label: discard) { model.discard() }
            } else {
                WordButton(look: look, label: discard, emphasis: .plain) { model.discard() }
            }
            WordButton(look: look, label: words.save, icon: "check", emphasis: .filled) {
                model.save()
            }
        }
        .padding(x: look.margin)
        .frame(height: Self.height(look))
        .behind(.shadow(radius: 0, blur: 10, look.colors.shadow), .fill(radius: 0, look.colors.card))
    }

    private func ink(_ isOf: Bool) -> Color { isOf ? look.colors.ink : look.colors.softInk.opacity(0.45) }

    private var discard: String {
        let words = look.words
        if model.keptAt == nil, !model.isChanged { return words.close }
        return model.kind == .own ? words.editorDiscardChanges : words.editorDiscardDraft
    }

    private var state: Node {
        let (icon, text, color) = says
        var spec = RegionSpec(.status, text, id: "editor state")
        spec.isTinted = false
        return Row(spacing: Space.s) {
            Icon(icon, size: 20, color)
            if look.size.width >= 480 * look.type.factor {
                Text(text, look.type.small.leading(1.2), color, maxLines: isNarrow ? 2 : 1).unread().grow()
            }
        }
        .region(spec)
    }

    private var says: (icon: String, text: String, Color) {
        let words = look.words, soft = look.colors.softInk
        if let trouble = model.keepTrouble { return ("warning", trouble, look.colors.tomato) }
        if !model.flaws.isEmpty {
            return ("warning", words.editorFlaws(model.flaws.count), look.colors.tomato)
        }
        if let since = model.dirtySince {
            if look.now - since >= Self.slow { return ("refresh", words.editorKeeping, soft) }
            look.motion.redraw(at: since + Self.slow)
        }
        guard let kept = model.keptAt else {
            return ("pencil", model.isChanged ? words.editorUnkept : words.editorUnchanged, soft)
        }
        if isNarrow || look.now - kept >= Self.fresh { return ("check", words.editorKept, look.colors.sage) }
        look.motion.redraw(at: kept + Self.fresh)
        return ("check", words.editorKeptNow, look.colors.sage)
    }
}
