import Kit
import Practice
import Stage

/// A drawn hand that sweeps past a laptop, on whose screen the page turns.
///
/// It sweeps twice when there is something new to show, and then rests with its way drawn behind it, so that
/// a page nobody touches costs nothing.
struct WaveScene: View {
    let look: Look
    let rules: Practice
    let size: Size

    /// Seconds that one showing of the sweep takes, and how often it is shown.
    private static let round = 1.9
    private static let rounds = 2.0

    var body: any View {
        let (place, shown) = pose
        return Layers(x: .start, y: .start) {
            SceneGround(look: look, size: size)
            laptop(turned: turned(at: place))
            if shown > 0.99, !isMoving { trail(place) }
            WavingHand(look: look, side: hand).opacity(shown)
                .shifted(x: left(at: place), y: top(at: place))
        }
        .frame(width: size.width, height: size.height)
        .clipped()
        .unread()
    }

    // MARK: Movement

    /// Which way the hand goes, as the cook sees it: −1 to the left, 1 to the right, 0 either.
    private var way: Double {
        if rules.phase == .direction || rules.hasTurned { return 0 }
        return (rules.phase == .next) != rules.isSwapped ? -1 : 1
    }

    /// Since when the sweep has been shown: from the beginning, and again when a wave went wrong.
    private var since: Double {
        switch rules.remark {
        case .otherWay, .almost, .nothingSeen: rules.remarkSince
        default: rules.phaseSince
        }
    }

    private var isMoving: Bool {
        !look.motion.isReduced && look.now - since < Self.round * Self.rounds
    }

    /// How far the hand is on its way, 0...1, and how clearly it is to be seen.
    private var pose: (place: Double, shown: Double) {
        guard isMoving else { return (way == 0 ? 0.5 : 0.86, 1) }
        look.motion.redraw(at: look.now + Motion.frame)
        let t = max(0, look.now - since).truncatingRemainder(dividingBy: Self.round)
        let place = smooth((t - 0.3) / 0.75)
        return (place, min(smooth(t / 0.25), smooth((Self.round - t) / 0.3)))
    }

    /// How far the page on the screen has turned.
    private func turned(at place: Double) -> Double { isMoving ? smooth((place - 0.3) / 0.5) : 0 }

    private func smooth(_ t: Double) -> Double {
        let t = min(1, max(0, t))
        return t * t * (3 - 2 * t)
    }

    // MARK: Places

    private var hand: Double { (size.height * 0.76).rounded() }

    /// The hand's left edge when it is so far on its way.
    private func left(at place: Double) -> Double {
        let along = way > 0 ? place : 1 - place
        let room = min(size.width, size.height * 3)
        return ((size.width - room) / 2 + room * (0.1 + 0.8 * along) - hand / 2).rounded()
    }

    /// It swings on a shallow arc.
    private func top(at place: Double) -> Double {
        (size.height - hand + size.height * 0.1 * pow4(2 * place - 1)).rounded()
    }

    private func pow4(_ x: Double) -> Double { x * x * x * x }

    // MARK: Things

    private func laptop(turned: Double) -> Node {
        let height = (size.height * 0.6).rounded()
        let width = (height * 1.5).rounded()
        return SceneLaptop(look: look, size: Size(width, height), turned: turned, way: way == 0 ? -1 : way)
            .shifted(x: ((size.width - width) / 2).rounded(), y: (size.height * 0.24).rounded())
    }

    /// Where the hand has come from, and an arrow for where it goes.
    private func trail(_ place: Double) -> Node {
        Layers(x: .start, y: .start) {
            if way != 0 {
                for (at, strength) in [(0.22, 0.16), (0.54, 0.3)] {
                    Icon("practice-hand", size: hand, WavingHand.skin(look).opacity(strength))
                        .shifted(x: left(at: at), y: top(at: at))
                }
            }
            arrow
        }
    }

    private var arrow: Node {
        let y = (size.height * 0.05).rounded()
        let symbol = (size.height * 0.14).rounded()
        let room = min(size.width, size.height * 3) * 0.62
        let start = ((size.width - room) / 2).rounded()
        return Layers(x: .start, y: .start) {
            Fill(look.colors.tomato.opacity(0.85), radius: 3)
                .frame(width: room - symbol * 0.6, height: max(3, (symbol * 0.09).rounded()))
                .shifted(x: start + symbol * 0.3, y: y + symbol / 2 - 2)
            if way <= 0 {
                Icon("chevron-left", size: symbol, look.colors.tomato).shifted(x: start - symbol * 0.1, y: y)
            }
            if way >= 0 {
                Icon("chevron-right", size: symbol, look.colors.tomato)
                    .shifted(x: start + room - symbol * 0.9, y: y)
            }
        }
    }
}
