/// Every threshold of the detector, with its unit and its reason. Lengths are in widths of a 4:3 picture of
/// the same area (see `MotionMoments`); luma steps are 255ths of white.
///
/// Figures said to be a hand's were measured on recordings of people at webcams. Travel, strength and
/// steepness lie on a plateau, where a tenth more or less changes little; straightness and height are snug,
/// and were chosen on the same recordings that they were measured on.
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
    static let capped: UInt16 = 10
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
    /// The share of blocks that must move to make it a lamp, a door or a carried laptop: no hand that sweeps
    /// within reach of the camera covers, with its arm, more than two fifths.
    static let wholePicture = 0.55

    // MARK: Motion of a block (`MotionRow`)

    /// Noise that a block starts with, in 256ths of a luma step: one and a half. Webcams give 1 in daylight
    /// and several in the evening.
    static let firstNoise: Int32 = 384
    /// A block has moved beyond this many times its noise, plus these luma steps: of Gaussian noise less than
    /// one block in a thousand passes.
    static let noiseMultiple: Int32 = 3
    static let faintest: Int32 = 3
    /// Luma steps beyond which more is not more: a white sleeve must not outweigh a hand.
    static let strongest: Int32 = 40
    /// One frame counts in the noise as at most this many times the noise: a passing hand must not deafen it.
    static let noiseRise: Int32 = 2
    /// Seconds over which the noise is learnt: longer than a sweep, shorter than a cook's patience.
    static let noiseMemory = 1.5

    // MARK: Frames

    /// Seconds between frames that are used. At 60 a second a hand moves too little from one to the next.
    static let closestFrames = 0.022
    /// Seconds without a frame after which everything seen before is forgotten.
    static let longestGap = 0.6
    /// Seconds of motion that are looked back on: the longest sweep and a little.
    static let memory = 1.2

    // MARK: A sweep (`SweepRules`)

    /// How far a sweep goes. A person at arm's length from a webcam moves the hand by 0.4 to 0.8.
    static func shortestTravel(_ sensitivity: Double) -> Double { 0.46 - 0.2 * sensitivity }
    /// How much moves, in mean luma steps a block each second. The hand of a person in front of the camera
    /// gives 8 to 60, in the dark 6; somebody at the far end of the room 1 to 4.
    static func faintestStrength(_ sensitivity: Double) -> Double { 10 - 8 * sensitivity }
    /// The share of the spread that a line explains. One hand with its arm reaches 0.55 to 0.75 by the end of
    /// a sweep; most of what is not one stays below a half.
    static let straightness = 0.54
    /// Rise by travel: a slope of 23 degrees. Hands that are raised, or that swipe down, are steeper.
    static let steepest = 0.42
    /// Standard deviations about the line, across and down. A hand with its forearm reaches 0.08 to 0.15
    /// across and 0.06 to 0.165 down; a body that walks by fills the picture's height evenly, which is 0.18
    /// and more.
    static let widest = 0.15
    static let highest = 0.17
    /// Seconds. Shorter is a flicker of light, longer is somebody walking by.
    static let durations = 0.15...1.1
    /// Widths each second. Slower is somebody leaning over, faster no hand within the picture.
    static let speeds = 0.4...5.0
    /// Seconds since its end after which a sweep is over and cannot begin to count any more.
    static let latest = 0.2

    // MARK: One sweep after the other (`Strokes`)

    /// Seconds of rest, or of anything else, between two sweeps the same way.
    static let pause = 0.12
    /// Seconds after a sweep within which a movement the other way is the hand going back.
    static let wayBack = 0.5
    /// Seconds that the meter stays full.
    static let meterHold = 0.4
}
