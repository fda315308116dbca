import Gestures
import Language

extension English: WavingWording {
    var backToRecipe: String { "Back to the recipe" }
    var turnPagesTitle: String { "Turn pages with a wave" }
    func sweepForNext(isSwapped: Bool) -> String {
        "Sweep your hand from \(isSwapped ? "left to right" : "right to left")"
    }
    var sweepForNextDetail: String { "As if you turned a page: that means next. Three times, please." }
    var sweepBack: String { "Now back: sweep it the other way" }
    var sweepBackDetail: String { "That means one step back. Three times again." }
    var isThatNext: String { "Is that your wave for next?" }
    var isThatNextDetail: String {
        "All three came out as the wave for back. Wave the same way once more, and from now "
            + "on it means next. Wave the other way to leave it as it was."
    }
    var nowTheRoom: String { "Now the room, for a minute" }
    var nowTheRoomDetail: String {
        "Stir, chop, talk, walk about, as you do when you cook, but don’t wave. It shows how "
            + "often a page would turn by itself."
    }
    var cookDontWave: String { "Cook as you do. Don’t wave." }
    var cookDontWaveDetail: String {
        "Stir, chop, talk, walk about. A sound tells you when the minute is over."
    }
    var anotherTime: String { "Another time, then" }
    var youAreSet: String { "You are set" }
    func pagesTurned(_ count: Int) -> String {
        count == 1 ? "One page turned by itself" : "\(count) pages turned by themselves"
    }
    var keenerEye: String { "A keener eye would see you better" }
    var calmerEye: String { "A calmer eye will do" }
    var quietRoom: String { "Quiet room, clear waves" }
    var clearWaves: String { "Clear waves" }
    var sensitivityNeeded: String {
        "Your waves need the sensitivity as it is. Turn the camera away from where people "
            + "walk, or wave in larger sweeps and practise again."
    }
    func sensitivityRight(_ percent: String) -> String { "The sensitivity is right as it is, \(percent)." }
    func sensitivityRightForAll(_ percent: String) -> String {
        "Every wave would have been seen. The sensitivity is right as it is, \(percent)."
    }
    func noneWouldTurn(_ percent: String) -> String {
        "At a sensitivity of \(percent) none would have, and all your waves would have "
            + "counted."
    }
    func someWouldTurn(_ percent: String, _ count: Int) -> String {
        "At \(percent) it would be \(count), and all your waves would still count. Larger "
            + "sweeps allow less."
    }
    func faintWaves(_ percent: String) -> String {
        "Your waves are hard to see. A sensitivity of \(percent) helps; so does more light, "
            + "or standing nearer."
    }
    func moreWouldCount(_ percent: String) -> String {
        "With a sensitivity of \(percent) smaller waves count, too, with a little in reserve."
    }
    func lessWillDo(_ percent: String) -> String {
        "Your waves are clear enough for \(percent), and the less there is, the less turns "
            + "by itself."
    }
    var nothingChanged: String {
        "Nothing was changed. Practising is always there, in the settings and beside the "
            + "camera's button."
    }
    var nextAsChosen: String { "Next is the wave you chose, and the other way goes back." }
    func nextIs(isSwapped: Bool) -> String {
        "Next is from \(isSwapped ? "left to right" : "right to left"), and the other way goes back."
    }
    func sensitivityIs(_ percent: String) -> String { "Sensitivity: \(percent)." }
    var wavesLearnt: String { "The eye knows your waves now." }
    func fewPictures(_ perSecond: Int) -> String {
        "The camera gives only \(perSecond) \(perSecond == 1 ? "picture" : "pictures") a second: sweep, rather than flick. "
            + "More light helps, or quick pictures in Settings."
    }
    func counted(wave: Int) -> String {
        switch wave {
        case 1: "Yes! That’s one."
        case 2: "Two. Once more."
        default: "That’s three. Well waved."
        }
    }
    var countedFaintly: String { "It counted, only just. Nearer or wider is surer." }
    func otherWay(isBack: Bool) -> String {
        "That was a wave for \(isBack ? "back" : "next"). The other way, please."
    }
    var wouldHaveTurned: String { "A page would have turned now." }
    var nothingSeenYet: String { "Nothing seen yet. Is your hand in the picture?" }
    func almost(_ shortfall: Shortfall) -> String {
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
    var watchingForHand: String { "Watching for your hand…" }
    var aboutToBegin: String { "Hands down: it is about to begin." }
    var nothingTurned: String { "Nothing has turned a page so far." }
    func wouldHaveTurned(_ count: Int) -> String {
        count == 1 ? "Once a page would have turned." : "\(count) times a page would have turned."
    }
    var waveTapOrKey: String { "Wave, tap or press a key" }
    var switchCameraOn: String { "Switch the camera on" }
    var skipThis: String { "Skip this" }
    var noAsItWas: String { "No, as it was" }
    var yesSwapThem: String { "Yes, swap them" }
    var leaveItOut: String { "Leave it out" }
    var begin: String { "Begin" }
    func keep(_ percent: String) -> String { "Keep \(percent)" }
    var useIt: String { "Use it" }
    var good: String { "Good" }
    var practiseAgain: String { "Practise again" }
    var waves: String { "Waves" }
    var timeLeft: String { "Time left" }
    var tipDistance: String { "At arm's length, hand open" }
    var tipLevel: String { "Level, in one go" }
    var tipWayBack: String { "Let the hand go back: that doesn't count" }
    var roomStir: String { "Stir, chop, knead" }
    var roomTalk: String { "Talk, and walk about" }
    var roomNoWaving: String { "Anything but waving" }
    func wavesCounted(_ count: Int) -> String {
        count == 1 ? "wave counted" : "waves counted"
    }
    func falseAlarms(_ count: Int) -> String {
        count == 1 ? "false alarm" : "false alarms"
    }
    var sensitivityFigure: String { "sensitivity" }

    var lookThroughCamera: String { "Look through the camera?" }
    var look: String { "Look" }
    func isLooking(_ camera: String, _ mode: String) -> String {
        "\(camera) is looking (\(mode)). Sweep your hand across the picture."
    }
    var thatWasNext: String { "That was a wave for next." }
    var thatWasPrevious: String { "That was a wave for the step before." }
}
