import House
import Kit
import Recipes
import Stage

/// A hand has waved to go on where a timer waits: the next wave says whether it starts (BY4).
///
/// The wave that asks starts nothing, so that no movement that was mistaken for one does. The second says yes by
/// the same sweep, and goes on; the other one says no, and the next wave turns the page as always.
struct TimerQuestion: View {
    let look: Look
    let host: Host
    let model: CookingPage
    let timed: ShownPart.Timed

    var body: any View {
        let come = look.motion.entrance("timer question \(timed.id)", over: 0.25)
        var panel = RegionSpec(.page, look.words.timerQuestion(timed.phrase.phrase), id: "timer question")
        panel.isTinted = false
        panel.press = {}
        // The camera stores what it sees unmirrored: a hand that goes to the right there goes to the cook's left.
        let isYesLeft = host.eye.hand(for: .next) == .right
        let yes = answer(
            look.words.yesStart, isYesLeft ? "hand-left" : "hand-right", isFilled: true, id: "yes, start"
        ) { model.perform(.next, by: .wave) }
        let no = answer(
            look.words.noGoOn, isYesLeft ? "hand-right" : "hand-left", isFilled: false, id: "no, go on"
        ) { model.perform(.previous, by: .wave) }
        let asked = Text(
            look.words.timerQuestion(timed.phrase.phrase.unbroken),
            look.type.display(38).size((look.afar * 1.05).rounded()).aligned(.center), look.colors.ink,
            maxLines: 2, isHeading: true
        )
        .padding(x: Space.s)
        // Each answer on the side to which the hand goes. In a line, so that the words above stay in sight.
        let line =
            look.isNarrow
            ? Column(spacing: Space.s, align: .center) {
                asked
                yes
                no
            }
            : Row(spacing: look.isCompact ? Space.s : Space.m) {
                if isYesLeft { yes } else { no }
                asked
                if isYesLeft { no } else { yes }
            }
        return
            line
            .padding(look.isCompact ? Space.s : Space.m)
            .region(panel)
            .behind(
                .shadow(radius: 24, blur: 24, look.colors.shadow), .fill(radius: 24, look.colors.card),
                .border(radius: 24, width: 2, look.colors.saffron)
            )
            .shifted(y: (1 - come) * 24)
            .opacity(come)
            .padding(Edges(bottom: StepRoom.edges(look).bottom))
            .place(.center, .end)
    }

    private func answer(
        _ label: String, _ icon: String, isFilled: Bool, id: String, _ press: @escaping @MainActor () -> Void
    ) -> Node {
        let height = max(Space.touch, (look.afar * 1.6).rounded())
        let ink = isFilled ? look.colors.onTomato : look.colors.ink
        var spec = RegionSpec(.button, label, id: id)
        spec.radius = height / 2
        spec.press = press
        return Row(spacing: Space.s) {
            Icon(icon, size: (look.afar * 0.95).rounded(), ink)
            Text(label, look.afar(.semibold, of: 0.8), ink, maxLines: 1)
        }
        .unread()
        .padding(x: look.isCompact ? Space.m : Space.l)
        .limit(minHeight: height)
        .behind(
            .fill(radius: height / 2, isFilled ? look.colors.tomato : look.colors.sunken)
        )
        .region(spec)
    }
}
