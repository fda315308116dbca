import Stage

/// The notice at the foot of the page: what was done, and the way to undo it.
struct UndoBar: View {
    let look: Look
    let app: App
    let notice: UndoNotice

    var body: any View {
        let come = look.motion.entrance("undo \(notice.until)", over: 0.2)
        var spec = RegionSpec(.status, notice.text, id: "notice")
        spec.isTinted = false
        return Row(spacing: Space.m) {
            Text(notice.text, look.type.label.leading(1.2), look.colors.paper).padding(y: 13)
                .grow(x: isNarrow)
            if notice.undo != nil { undo }
        }
        .padding(Edges(left: Space.l, right: notice.undo == nil ? Space.l : Space.s))
        .limit(maxWidth: 640, minHeight: 56)
        .behind(.shadow(radius: 28, blur: 16, look.colors.shadow), .fill(radius: 28, look.colors.ink))
        .region(spec)
        .padding(look.isCompact ? Space.s : Space.l)
        .shifted(y: (1 - come) * 24)
        .opacity(come)
        .place(.center, .end)
    }

    /// Where the button would be squeezed, the words go on in another line.
    private var isNarrow: Bool { look.size.width < 700 * look.type.factor }

    private var undo: Node {
        let label = notice.isFailure ? look.words.tryAgain : look.words.undo
        var spec = RegionSpec(.button, label, id: "undo")
        spec.radius = Space.touch / 2
        spec.press = { app.undo() }
        let ink = look.isDark ? look.colors.blush : look.colors.saffronTint
        return Row(spacing: Space.s) {
            Icon(notice.isFailure ? "refresh" : "undo", size: 20, ink)
            Text(label, look.type.button, ink, maxLines: 1)
        }
        .unread()
        .padding(x: Space.m)
        .limit(minHeight: Space.touch)
        .region(spec)
    }
}
