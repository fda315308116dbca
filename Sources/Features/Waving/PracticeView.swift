import House
import Kit
import Practice
import Stage

/// Learning to wave: what to do, drawn and in large type, beside what the camera sees of it.
///
/// The cook stands at arm's length with dough on the hands, so waves alone lead all the way through.
struct PracticeView: View {
    let look: Look
    let host: Host
    let model: PracticePage

    var body: any View {
        Column(spacing: look.isCompact ? Space.s : Space.m) {
            PracticeHeader(look: look, host: host, model: model)
            if look.isNarrow {
                told.grow(x: true, y: true)
                if host.watches { below }
            } else {
                Row(spacing: look.isCompact ? Space.l : Space.xl, align: .start) {
                    told.grow(x: true, y: true)
                    if host.watches { side.frame(width: sideWidth).grow(x: false, y: true) }
                }
                .grow(x: true, y: true)
            }
            PracticeFooter(look: look, host: host, model: model)
        }
        .padding(
            Edges(
                top: look.isCompact ? Space.s : Space.l, left: look.margin,
                bottom: look.isCompact ? Space.m : Space.l, right: look.margin))
    }

    private var rules: Practice { model.rules }
    private var words: PracticeWords { PracticeWords(rules, watches: host.watches, look.words) }

    // MARK: What to do

    private var told: Node {
        Column(spacing: look.isCompact ? Space.s : Space.m) {
            Column(spacing: look.isCompact ? Space.xs : Space.s) {
                Text(
                    words.heading, look.type.display(look.isCompact ? 26 : 42), look.colors.ink,
                    isHeading: true)
                Text(
                    words.detail, look.type.text(look.isCompact ? 16 : 21).leading(1.2),
                    look.colors.softInk)
            }
            Sized { size in
                picture(size).frame(width: size.width, height: size.height)
            }
            if host.watches, asks, isTroubled { PracticeRemark(look: look, host: host, rules: rules) }
        }
    }

    /// Whether the foot of the page is taken by answers.
    private var asks: Bool {
        switch rules.phase {
        case .next, .previous, .room: false
        case .direction, .roomAhead, .result, .done: true
        }
    }
    private var isTroubled: Bool { if case .trouble = host.eye.state { true } else { false } }

    private func picture(_ size: Size) -> any View {
        switch host.watches ? rules.phase : .next {
        case .next, .previous, .direction: WaveScene(look: look, rules: rules, size: size)
        case .roomAhead, .room: RoomScene(look: look, rules: rules, size: size)
        case .result, .done: ResultScene(look: look, rules: rules, size: size)
        }
    }

    // MARK: What is seen

    private var sideWidth: Double { look.isCompact ? 236 : look.points(360) }

    private var side: Node {
        Column(spacing: look.isCompact ? Space.s : Space.l) {
            PracticeMirror(look: look, host: host, rules: rules, width: sideWidth)
            switch rules.phase {
            case .next, .previous, .direction:
                WaveCounters(look: look, rules: rules, width: sideWidth)
                if !look.isCompact { tips }
            case .roomAhead, .room:
                if !look.isCompact { todo }
            case .result, .done: Spacer()
            }
        }
    }

    /// The same on half a screen.
    private var below: Node {
        let width = 200.0
        return Row(spacing: Space.m) {
            PracticeMirror(look: look, host: host, rules: rules, width: width)
            switch rules.phase {
            case .next, .previous, .direction: WaveCounters(look: look, rules: rules, width: width)
            case .roomAhead, .room, .result, .done: Spacer(0)
            }
        }
    }

    private var tips: Node {
        Column(spacing: look.points(12)) {
            tip("person", look.words.tipDistance)
            tip("motion", look.words.tipLevel)
            tip("touch", look.words.tipWayBack)
        }
    }

    private var todo: Node {
        Column(spacing: look.points(12)) {
            tip("whisk", look.words.roomStir)
            tip("people", look.words.roomTalk)
            tip("hand-wave", look.words.roomNoWaving)
        }
    }

    private func tip(_ icon: String, _ text: String) -> Node {
        Row(spacing: look.points(12)) {
            Icon(icon, size: look.points(24), look.colors.tomato)
            Text(text, look.type.label.leading(1.2), look.colors.softInk).grow()
        }
    }
}
