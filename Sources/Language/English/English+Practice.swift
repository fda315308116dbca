public import Gestures

extension English {
    public var practiseWaving: String { "Practise waving" }
    public var backToRecipe: String { "Back to the recipe" }
    public var practiseOffer: String { "Practise?" }
    public var practiseTheWave: String { "Practise the wave?" }
    public var practiseOfferText: String { "Two minutes, and the camera knows you." }
    public var practise: String { "Practise" }
    public var turnPagesTitle: String { "Turn pages with a wave" }
    public func sweepForNext(isSwapped: Bool) -> String {
        "Sweep your hand from \(isSwapped ? "left to right" : "right to left")"
    }
    public var sweepForNextDetail: String { "As if you turned a page: that means next. Three times, please." }
    public var sweepBack: String { "Now back: sweep it the other way" }
    public var sweepBackDetail: String { "That means one step back. Three times again." }
    public var isThatNext: String { "Is that your wave for next?" }
    public var isThatNextDetail: String {
        "All three came out as the wave for back. Wave the same way once more, and from now "
            + "on it means next. Wave the other way to leave it as it was."
    }
    public var nowTheRoom: String { "Now the room, for a minute" }
    public var nowTheRoomDetail: String {
        "Stir, chop, talk, walk about, as you do when you cook, but don’t wave. It shows how "
            + "often a page would turn by itself."
    }
    public var cookDontWave: String { "Cook as you do. Don’t wave." }
    public var cookDontWaveDetail: String {
        "Stir, chop, talk, walk about. A sound tells you when the minute is over."
    }
    public var anotherTime: String { "Another time, then" }
    public var youAreSet: String { "You are set" }
    public func pagesTurned(_ count: Int) -> String {
        count == 1 ? "One page turned by itself" : "\(count) pages turned by themselves"
    }
    public var keenerEye: String { "A keener eye would see you better" }
    public var calmerEye: String { "A calmer eye will do" }
    public var quietRoom: String { "Quiet room, clear waves" }
    public var clearWaves: String { "Clear waves" }
    public var sensitivityNeeded: String {
        "Your waves need the sensitivity as it is. Turn the camera away from where people "
            + "walk, or wave in larger sweeps and practise again."
    }
    public func sensitivityRight(_ percent: String) -> String { "The sensitivity is right as it is, \(percent)." }
    public func sensitivityRightForAll(_ percent: String) -> String {
        "Every wave would have been seen. The sensitivity is right as it is, \(percent)."
    }
    public func noneWouldTurn(_ percent: String) -> String {
        "At a sensitivity of \(percent) none would have, and all your waves would have "
            + "counted."
    }
    public func someWouldTurn(_ percent: String, _ count: Int) -> String {
        "At \(percent) it would be \(count), and all your waves would still count. Larger "
            + "sweeps allow less."
    }
    public func faintWaves(_ percent: String) -> String {
        "Your waves are hard to see. A sensitivity of \(percent) helps; so does more light, "
            + "or standing nearer."
    }
    public func moreWouldCount(_ percent: String) -> String {
        "With a sensitivity of \(percent) smaller waves count, too, with a little in reserve."
    }
    public func lessWillDo(_ percent: String) -> String {
        "Your waves are clear enough for \(percent), and the less there is, the less turns "
            + "by itself."
    }
    public var nothingChanged: String {
        "Nothing was changed. Practising is always there, in the settings and beside the "
            + "camera's button."
    }
    public var nextAsChosen: String { "Next is the wave you chose, and the other way goes back." }
    public func nextIs(isSwapped: Bool) -> String {
        "Next is from \(isSwapped ? "left to right" : "right to left"), and the other way goes back."
    }
    public func sensitivityIs(_ percent: String) -> String { "Sensitivity: \(percent)." }
    public func counted(wave: Int) -> String {
        switch wave {
        case 1: "Yes! That’s one."
        case 2: "Two. Once more."
        default: "That’s three. Well waved."
        }
    }
    public var countedFaintly: String { "It counted, only just. Nearer or wider is surer." }
    public func otherWay(isBack: Bool) -> String {
        "That was a wave for \(isBack ? "back" : "next"). The other way, please."
    }
    public var wouldHaveTurned: String { "A page would have turned now." }
    public var nothingSeenYet: String { "Nothing seen yet. Is your hand in the picture?" }
    public func almost(_ shortfall: Shortfall) -> String {
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
    public var watchingForHand: String { "Watching for your hand…" }
    public var aboutToBegin: String { "Hands down: it is about to begin." }
    public var nothingTurned: String { "Nothing has turned a page so far." }
    public func wouldHaveTurned(_ count: Int) -> String {
        count == 1 ? "Once a page would have turned." : "\(count) times a page would have turned."
    }
    public var waveTapOrKey: String { "Wave, tap or press a key" }
    public var switchCameraOn: String { "Switch the camera on" }
    public var skipThis: String { "Skip this" }
    public var noAsItWas: String { "No, as it was" }
    public var yesSwapThem: String { "Yes, swap them" }
    public var leaveItOut: String { "Leave it out" }
    public var begin: String { "Begin" }
    public func keep(_ percent: String) -> String { "Keep \(percent)" }
    public var useIt: String { "Use it" }
    public var good: String { "Good" }
    public var practiseAgain: String { "Practise again" }
    public var waves: String { "Waves" }
    public var timeLeft: String { "Time left" }
    public var tipDistance: String { "At arm's length, hand open" }
    public var tipLevel: String { "Level, in one go" }
    public var tipWayBack: String { "Let the hand go back: that doesn't count" }
    public var roomStir: String { "Stir, chop, knead" }
    public var roomTalk: String { "Talk, and walk about" }
    public var roomNoWaving: String { "Anything but waving" }
    public func wavesCounted(_ count: Int) -> String {
        count == 1 ? "wave counted" : "waves counted"
    }
    public func falseAlarms(_ count: Int) -> String {
        count == 1 ? "false alarm" : "false alarms"
    }
    public var sensitivityFigure: String { "sensitivity" }
}
