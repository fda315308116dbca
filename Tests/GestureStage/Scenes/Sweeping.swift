/// How a hand comes into the picture before it sweeps.
enum Entrance: CaseIterable {
    /// It is lifted from below, and waits a moment.
    case lifted
    /// It is raised, and sweeps on without a rest.
    case raised
    /// It has been up since before the scene begins.
    case waiting
    /// It sweeps straight in from the side.
    case fromSide
    /// It comes up from below and sweeps in one arc.
    case inAnArc
}

/// What a hand does once it has swept.
enum Exit: CaseIterable {
    /// It goes on, out of the picture.
    case leaves
    case drops
    case holds
    /// It goes back where it came from.
    case returns
}

/// A sweep's way and time, before it is acted.
struct SweepPlan {
    var rightwards: Bool
    var from: Point
    var to: Point
    var bulge: Point
    /// Seconds from rest to rest; about 0.7 of it look like moving.
    var seconds: Double
    /// Seconds that it may take if its way grows longer.
    var longest: Double
}
