import Gestures
import Language

/// Learning to wave: what to do, what was seen of it, and what came out; and the camera check (TR22).
protocol WavingWording: Wording {
    var backToRecipe: String { get }
    /// What to do in each phase, and why.
    var turnPagesTitle: String { get }
    func sweepForNext(isSwapped: Bool) -> String
    var sweepForNextDetail: String { get }
    var sweepBack: String { get }
    var sweepBackDetail: String { get }
    var isThatNext: String { get }
    var isThatNextDetail: String { get }
    var nowTheRoom: String { get }
    var nowTheRoomDetail: String { get }
    var cookDontWave: String { get }
    var cookDontWaveDetail: String { get }
    var anotherTime: String { get }
    var youAreSet: String { get }
    func pagesTurned(_ count: Int) -> String
    var keenerEye: String { get }
    var calmerEye: String { get }
    var quietRoom: String { get }
    var clearWaves: String { get }
    /// What follows from it for the sensitivity, in per cent.
    var sensitivityNeeded: String { get }
    func sensitivityRight(_ percent: String) -> String
    func sensitivityRightForAll(_ percent: String) -> String
    func noneWouldTurn(_ percent: String) -> String
    func someWouldTurn(_ percent: String, _ count: Int) -> String
    func faintWaves(_ percent: String) -> String
    func moreWouldCount(_ percent: String) -> String
    func lessWillDo(_ percent: String) -> String
    var nothingChanged: String { get }
    var nextAsChosen: String { get }
    func nextIs(isSwapped: Bool) -> String
    func sensitivityIs(_ percent: String) -> String
    /// What was measured of the waves is remembered.
    var wavesLearnt: String { get }
    /// The camera gave too few pictures for a flick of the wrist.
    func fewPictures(_ perSecond: Int) -> String
    /// Of the last movement.
    func counted(wave: Int) -> String
    var countedFaintly: String { get }
    /// - Parameter isBack: whether it was the wave for back that wasn't asked for.
    func otherWay(isBack: Bool) -> String
    var wouldHaveTurned: String { get }
    var nothingSeenYet: String { get }
    /// What was wanting in a movement that was nearly a wave.
    func almost(_ shortfall: Shortfall) -> String
    var watchingForHand: String { get }
    var aboutToBegin: String { get }
    var nothingTurned: String { get }
    func wouldHaveTurned(_ count: Int) -> String
    /// Below: what a wave, a tap or a key would answer.
    var waveTapOrKey: String { get }
    var switchCameraOn: String { get }
    var skipThis: String { get }
    var noAsItWas: String { get }
    var yesSwapThem: String { get }
    var leaveItOut: String { get }
    var begin: String { get }
    func keep(_ percent: String) -> String
    var useIt: String { get }
    var good: String { get }
    var practiseAgain: String { get }
    /// Beside the mirror.
    var waves: String { get }
    var timeLeft: String { get }
    var tipDistance: String { get }
    var tipLevel: String { get }
    var tipWayBack: String { get }
    var roomStir: String { get }
    var roomTalk: String { get }
    var roomNoWaving: String { get }
    /// What was found, as three large figures with these words beneath.
    func wavesCounted(_ count: Int) -> String
    func falseAlarms(_ count: Int) -> String
    var sensitivityFigure: String { get }

    // The camera check.
    var lookThroughCamera: String { get }
    var look: String { get }
    func isLooking(_ camera: String, _ mode: String) -> String
    var thatWasNext: String { get }
    var thatWasPrevious: String { get }
}
