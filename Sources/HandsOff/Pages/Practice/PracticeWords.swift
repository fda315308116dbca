import Gestures
import Practice

/// What the practice says in each stage.
@MainActor struct PracticeWords {
    private let rules: Practice
    private let watches: Bool
    /// Whether a recipe waits to be gone back to.
    private let isBack: Bool

    init(_ rules: Practice, watches: Bool, isBack: Bool) {
        (self.rules, self.watches, self.isBack) = (rules, watches, isBack)
    }

    var heading: String {
        if !watches { return "Turn pages with a wave" }
        return switch rules.stage {
        case .next: "Sweep your hand from \(rules.isSwapped ? "left to right" : "right to left")"
        case .previous: "Now back: sweep it the other way"
        case .direction: "Is that your wave for next?"
        case .roomAhead: "Now the room, for a minute"
        case .room: "Cook as you do. Don’t wave."
        case .result: verdict
        case .done: rules.findings.isEmpty ? "Another time, then" : "You are set"
        }
    }

    var detail: String {
        if !watches { return CameraConsentSheet.sentence }
        return switch rules.stage {
        case .next: "As if you turned a page: that means next. Three times, please."
        case .previous: "That means one step back. Three times again."
        case .direction:
            "All three came out as the wave for back. Wave the same way once more, and from now on it means "
                + "next. Wave the other way to leave it as it was."
        case .roomAhead:
            "Stir, chop, talk, walk about, as you do when you cook, but don’t wave. It shows how often "
                + "a page would turn by itself."
        case .room: "Stir, chop, talk, walk about. A sound tells you when the minute is over."
        case .result: advice
        case .done: summary
        }
    }

    // MARK: The end

    private var verdict: String {
        let found = rules.findings
        if found.alarms > 0 {
            return found.alarms == 1
                ? "One page turned by itself" : "\(found.alarms) pages turned by themselves"
        }
        if found.isChange, found.recommended > found.setting { return "A keener eye would see you better" }
        if found.isChange { return "A calmer eye will do" }
        return found.seconds > 0 ? "Quiet room, clear waves" : "Clear waves"
    }

    private var advice: String {
        let found = rules.findings
        let percent = Self.percent(found.recommended)
        if !found.isChange {
            if found.alarmsLeft > 0 {
                return
                    "Your waves need the sensitivity as it is. Turn the camera away from where people walk, "
                    + "or wave in larger sweeps and practise again."
            }
            return found.waves == 0
                ? "The sensitivity is right as it is, \(percent)."
                : "Every wave would have been seen. The sensitivity is right as it is, \(percent)."
        }
        if found.alarms > 0 {
            return found.alarmsLeft == 0
                ? "At a sensitivity of \(percent) none would have, and all your waves would have counted."
                : "At \(percent) it would be \(found.alarmsLeft), and all your waves would still count. "
                    + "Larger sweeps allow less."
        }
        if found.areFaint {
            return "Your waves are hard to see. A sensitivity of \(percent) helps; so does more light, or "
                + "standing nearer."
        }
        return found.recommended > found.setting
            ? "With a sensitivity of \(percent) smaller waves count, too, with a little in reserve."
            : "Your waves are clear enough for \(percent), and the less there is, the less turns by itself."
    }

    private var summary: String {
        if rules.findings.isEmpty {
            return "Nothing was changed. Practising is always there, in the settings and beside the camera's "
                + "button."
        }
        let way =
            rules.hasTurned
            ? "Next is the wave you chose, and the other way goes back."
            : "Next is from \(rules.isSwapped ? "left to right" : "right to left"), and the other way goes "
                + "back."
        return way + " Sensitivity: \(Self.percent(rules.sensitivity))."
    }

    static func percent(_ amount: Double) -> String { "\(Int((amount * 100).rounded()))\u{A0}%" }

    // MARK: Of the last movement

    /// What is said of a movement; nil while there is none.
    static func sentence(_ remark: Practice.Remark?, in stage: Practice.Stage) -> String? {
        switch remark {
        case nil: nil
        case .counted(1): "Yes! That’s one."
        case .counted(2): "Two. Once more."
        case .counted: "That’s three. Well waved."
        case .countedFaintly: "It counted, only just. Nearer or wider is surer."
        case .otherWay: "That was a wave for \(stage == .next ? "back" : "next"). The other way, please."
        case .almost(let shortfall): almost(shortfall)
        case .falseAlarm: "A page would have turned now."
        case .nothingSeen: "Nothing seen yet. Is your hand in the picture?"
        }
    }

    private static func almost(_ shortfall: Shortfall) -> String {
        switch shortfall {
        case .tooSlow: "Almost: too slow. Sweep in one quick go."
        case .tooShort: "Almost: too short. Sweep right across the picture."
        case .tooFaint: "Almost: too far away, or too dark. Come nearer."
        case .tooSteep: "Almost: it went up or down. Keep the hand level."
        case .tooMuch: "Almost: more than a hand moved. Stand still, and sweep."
        case .fromOutside: "Almost: raise your hand first, then sweep."
        case .wayBack: "That was the way back. It doesn’t count, so let it."
        case .unsettled: "The light changed, or the camera moved. Once more."
        }
    }
}
