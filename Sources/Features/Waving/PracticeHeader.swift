import House
import Kit
import Practice
import Stage

/// Above the practice: the way out, how far it is, and what rings meanwhile.
struct PracticeHeader: View {
    let look: Look
    let host: Host
    let model: PracticePage

    private var rules: Practice { model.rules }

    var body: any View {
        Row(spacing: Space.m) {
            WordButton(
                look: look, label: model.waving.isCooking() ? look.words.backToRecipe : look.words.close,
                icon: "close",
                height: look.points(Space.touch), id: "close practice"
            ) { model.leavePractice() }
            Text(look.words.practiseWaving, look.type.heading, look.colors.ink, maxLines: 1).grow()
            TimerChips(look: look, host: host)
            if host.watches { Dots(look: look, count: 4, current: part) }
        }
        .limit(minHeight: look.isCompact ? 52 : look.points(60))
    }

    /// Which of the four parts it is in: on, back, the room, the result.
    private var part: Int {
        switch rules.phase {
        case .next, .direction: 0
        case .previous: 1
        case .roomAhead, .room: 2
        case .result, .done: 3
        }
    }
}
