/// Every threshold of the detector, with its unit and its reason. Lengths are in widths of a 4:3 picture of
/// the same area (see `MotionProfile`); luma steps are 255ths of white.
///
/// Figures said to be a hand's were measured on recordings of people at webcams. What speaks for a sweep, and
/// how much of it is enough, is in `Tuning+Evidence`.
enum Tuning {
    // MARK: What concerns the whole picture (`GlobalChange`, `MotionField+Shake`)

    /// Blocks that change by more than this many times the mean are somebody moving, and the lamp, the
    /// exposure and the shake are fitted to the others. A hand or two are a tenth of the picture and change
    /// ten times as much.
    static let crowd = 2.5
    /// While the picture is being moved to match, edges change most and must have their say.
    static let crowdWhileSettling = 8.0
    /// Luma steps a block may count for when we ask how badly most of the picture fits; about three times the
    /// noise.
    static let capped: UInt8 = 10
    /// Mean square of brightness about its mean, and of slopes, in luma steps squared, below which a picture
    /// says little of a gain or a shift: contrasts of ±20 and edges of ±3.
    static let doubtInGain = 400.0
    static let doubtInShift = 9.0
    /// Corrections of the shift, at most a block each: enough for the farthest shake and a rest of a tenth.
    static let settlingSteps = 8
    /// Blocks of shift below which slopes explain it without moving the picture: a tenth of the hand's own
    /// step.
    static let steady: Float = 0.12
    /// Blocks between two frames beyond which a camera is being carried, not shaken: a twentieth of the
    /// picture.
    static let farthestShake: Float = 4
    /// The picture stays moved only if most of it fits this much better.
    static let worthShifting: Float = 0.8
    /// The share of a block's slopes that moving it by half a block can get wrong, where detail is finer than
    /// blocks.
    static let roughness: Float = 0.35
    /// The share of blocks that must move to make it a lamp or a carried laptop. A hand right before the camera,
    /// with its arm, moves up to three quarters of them in its midst.
    static let wholePicture = 0.8

    // MARK: Motion of a block (`MotionRow`)

    /// Noise that a block starts with, in luma steps. Webcams give 1 in daylight and several in the evening.
    static let firstNoise: Float = 1.5
    /// A block has moved beyond this many times its noise, plus these luma steps: of Gaussian noise less than
    /// one block in a thousand passes.
    static let noiseMultiple: Float = 3
    static let faintest: Float = 3
    /// Luma steps beyond which more is not more: a white sleeve must not outweigh a hand.
    static let strongest: Int32 = 40
    /// One frame counts in the noise as at most this many times the noise: a passing hand must not deafen it.
    static let noiseRise: Float = 2
    /// Seconds over which the noise is learnt: longer than a sweep, shorter than a cook's patience.
    static let noiseMemory = 1.5

    // MARK: Frames

    /// Seconds between frames that are used. At 60 a second a hand moves too little from one to the next.
    static let closestFrames = 0.022
    /// Seconds without a frame after which everything seen before is forgotten.
    static let longestGap = 0.6
    /// Seconds of motion that are remembered: the slowest sweep, and three seconds before it.
    static let memory = 5.6
    /// Frames of it, at most: `memory` at the closest frames, and a power of two.
    static let mostFrames = 256
    /// Seconds that a frame is taken to have lasted, at most; a camera that stumbles must not stretch a
    /// sweep.
    static let longestInterval = 0.3

    // MARK: Fresh motion (`Busyness`, `MotionSums`)

    /// Seconds over which a block is known to be busy.
    static let busyMemory = 1.0
    /// Motion counts as far as it goes beyond this many times a block's usual. A hand that crosses a block
    /// within 0.15 s raises that by a seventh of its own strength only.
    static let busyMultiple: Int32 = 2
    /// What a shaken camera leaves over varies from place to place, so more than the median goes.
    static let hazeWhileShaken: Float = 2

    // MARK: Lines through space and time (`SweepSearch`)

    /// Seconds that are looked back on; each a third longer than the one before, from the quickest flick that
    /// gives three frames at 15 a second to the slowest sweep.
    static let stretches: [Double] = [0.2, 0.27, 0.36, 0.48, 0.64, 0.85, 1.15, 1.6, 2.3]
    /// Frames without which no line can be told from chance.
    static let fewestFrames = 3
    /// Mean strength of a block, summed over the frames, below which nothing has happened.
    static let hardlyAny: Float = 0.02
    /// Half a hand's width, across the line that the slanted sums look along.
    static let handReach: Float = 0.09
    /// Half the width of a hand at the far end of the room.
    static let narrowestHand: Float = 0.03
    /// How near to the line motion must be to have a say, in each round of the fit.
    static let nearness: [Float] = [0.22, 0.2, 0.2]
    /// Widths a second below which nothing is sweeping.
    static let slowest: Float = 0.12
    /// What is taken for the motion before, by the sweep's own, when the camera has only just been opened:
    /// neither quiet nor busy.
    static let unknownBefore: Float = 0.3
    /// Seconds before a sweep in which a hand is raised.
    static let raising = 0.3
    /// Strength by which the motion before is told to be much or little, at the least: slow hands give half
    /// of what quick ones give, and what is hardly anything beside these is hardly anything beside those.
    static let quietAgainst: Float = 12

    // MARK: Somebody, rather than a hand (`SweepJudge`)

    /// Size by speed above which it is a body: people who walk past the camera give 90 to 240 of it, drawn or
    /// recorded, and of the hands that sweep only slow ones right before the camera give more than this.
    static let heaviest: Float = 90
    /// Widths from the picture's edge behind them at which such hands begin, as they are raised before the
    /// shoulder. Who comes in begins at the edge, and who leaves, in the midst.
    static let whereRaised: ClosedRange<Float> = 0.21...0.42
    /// Widths a second below which somebody leaves the picture who begins in its midst and is larger than a hand
    /// at the far end of the room, which looks slow, too.
    static let leaving: Float = 0.45
    static let handFarOff: Float = 10

    // MARK: What comes in from outside (`Entrance`)

    /// Widths from the picture's edge within which a movement came in from beyond it. Hands that sweep mostly
    /// begin farther in; people and cats that pass begin there.
    static let edge: Float = 0.05
    /// Seconds by which the beginning of a movement is told wrong.
    static let startError = 0.15
    /// Seconds without any more of it, after which it is over.
    static let overAfter = 0.1
    /// Seconds that a hand takes to come in and sweep, at most; somebody who walks across the picture takes
    /// two, and at the least one.
    static let longestEntrance = 1.1

    // MARK: One sweep after the other (`Strokes`)

    /// Seconds of rest, or of anything else, between two sweeps the same way.
    static let pause = 0.12
    /// Seconds after the end of a sweep within which a movement the other way that has become clear is the
    /// hand going back: half a second until it begins, and as long until it is clear.
    static let wayBack = 0.9
    /// Seconds after the end of a sweep within which a movement the other way has begun if it is the hand
    /// going back, however slowly: a cook who takes a wave back must see the page turn first, and needs
    /// longer.
    static let returning = 0.55
    /// Seconds likewise if it is slower than this share of the sweep's speed: hands go back idly, but a cook
    /// who takes a wave back means it.
    static let idling = 1.0
    static let idly: Float = 0.8
    /// Seconds after the end of a sweep within which the same hand begins the next, if pages are turned in a row,
    /// and how often that is believed.
    static let repeating = 1.6
    static let repeats = 2
    /// Motion `earlier` below which a sweep began from rest.
    static let atRest: Float = 0.08
    /// Seconds between two sweeps the same way: even in haste the hand must come back first.
    static let closestSweeps = 0.4
    /// Seconds since its end after which a sweep is over and cannot begin to count any more.
    static let latest = 0.2
    /// Seconds after which no more is to be expected of a movement.
    static let settling = 0.4
    /// Seconds that the meter stays full.
    static let meterHold = 0.4

    // MARK: What a cook's own waves teach (`Lesson`)

    /// What each measurement is worth in a wave, and how much that differs from wave to wave: of those drawn and
    /// recorded, at their clearest, by the curves in `Tuning+Evidence`.
    static let usualWorth: [String: (mean: Float, spread: Float)] = [
        "straightness": (0.53, 0.08), "alone": (1.79, 0.33), "opposite": (1.02, 0.21), "size": (0.7, 0.18),
        "travel": (0.38, 0.12), "room": (0.99, 0.13), "slope": (0.77, 0.15), "height": (0.89, 0.27),
        "earlier": (1.63, 0.51), "monotony": (1.2, 0.15), "trailing": (0.47, 0.08), "wander": (0.6, 0.11),
        "wanderDown": (0.77, 0.19), "pictures": (0.43, 0.07),
    ]
    /// Waves that are believed half.
    static let halfTrusted: Float = 2
    /// What a measurement costs that is worth less than in the cook's waves by twice the spread.
    static let unlike: Float = 0.3
    /// What any wave gains once the cook is known.
    static let known: Float = 0.2
    static let mostGained: Float = 0.8
    static let mostLost: Float = 0.6
}
