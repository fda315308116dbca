/// What was wanting in a movement that was nearly a sweep.
public enum Shortfall: String, Sendable, Hashable, CaseIterable {
    /// It took too long for its way.
    case tooSlow
    /// It ended before it had gone far enough.
    case tooShort
    /// Too little of the picture moved: the hand is too far away, or as bright as what is behind it.
    case tooFaint
    /// It rose or fell too much on its way across.
    case tooSteep
    /// More than a hand moved: the body too, or somebody else.
    case tooMuch
    /// It came straight from beyond the picture's edge, as somebody does who walks by.
    case fromOutside
    /// It followed a sweep at once the other way: the hand going back.
    case wayBack
    /// The light changed, or the camera was moved.
    case unsettled
}
