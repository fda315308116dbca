import Kit
import Stage

/// The notice at the foot of the page: what was done, and the way to undo it.
struct UndoBar: View {
    let look: Look
    let host: Host
    let notice: UndoNotice

    init(look: Look, host: Host, notice: UndoNotice) {
        self.look = look
        self.host = host
        self.notice = notice
    }

    var body: any View {
        let come = look.motion.entrance("undo \(notice.until)", over: 0.2)
        var spec = RegionSpec(.status, notice.text, id: "notice")
        spec.isTinted = false
        let said = Text(notice.text, look.type.label.leading(1.2), look.colors.paper)
            .padding(y: 13)
            .limit(maxWidth: Self.room(look, notice))
        return
            (Self.isHigh(look, notice)
            ? Column(align: .end) {
                said
                undo
            }
            : Row(spacing: Space.m) {
                said
                if notice.undo != nil { undo }
            })
            .padding(Edges(left: Space.l, right: notice.undo == nil ? Space.l : Space.s))
            .limit(maxWidth: 640, minHeight: 56)
            .behind(.shadow(radius: 28, blur: 16, look.colors.shadow), .fill(radius: 28, look.colors.ink))
            .region(spec)
            .padding(look.isCompact ? Space.s : Space.l)
            .shifted(y: (1 - come) * 24)
            .opacity(come)
            .place(.center, .end)
    }

    /// How much room it takes at the page's foot, about.
    static func height(_ look: Look, _ notice: UndoNotice) -> Double {
        let style = look.type.label
        let lines = (Double(notice.text.count) * style.size * 0.54 / room(look, notice)).rounded(.up)
        let below = isHigh(look, notice) ? Space.touch : 0
        let margin = (look.isCompact ? Space.s : Space.l) + Space.xs
        return max(56, lines * style.size * 1.6 + 26) + below + margin
    }

    /// The room for the text, beside the button that undoes.
    private static func room(_ look: Look, _ notice: UndoNotice) -> Double {
        let bar = bar(look)
        if isHigh(look, notice) { return bar - 2 * Space.l }
        let button = notice.undo == nil ? 0 : button(look, notice)
        return bar - button - Space.l - (notice.undo == nil ? Space.l : Space.s)
    }

    private static func bar(_ look: Look) -> Double {
        min(640, look.size.width - 2 * (look.isCompact ? Space.s : Space.l))
    }

    private static func button(_ look: Look, _ notice: UndoNotice) -> Double {
        20 + Space.s + Double(label(look, notice).count) * look.type.button.size * 0.6 + 3 * Space.m
    }

    /// Whether the button is below the text, which would have no room beside it.
    private static func isHigh(_ look: Look, _ notice: UndoNotice) -> Bool {
        notice.undo != nil && button(look, notice) > bar(look) * 0.5
    }

    private static func label(_ look: Look, _ notice: UndoNotice) -> String {
        notice.isFailure ? look.words.tryAgain : look.words.undo
    }

    private var undo: Node {
        let label = Self.label(look, notice)
        var spec = RegionSpec(.button, label, id: "undo")
        spec.radius = Space.touch / 2
        spec.press = { host.undo() }
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
