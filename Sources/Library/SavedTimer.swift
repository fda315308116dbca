public import Recipes

/// A kitchen timer as it outlives the program.
public struct SavedTimer: Sendable, Hashable, Identifiable {
    public enum State: Sendable, Hashable {
        /// Counting down to this moment, in seconds since 1970; it may have passed while nobody looked.
        case running(endsAt: Double)
        /// Stopped with so many seconds left.
        case paused(remaining: Double)
        /// Ringing since this moment, in seconds since 1970.
        case ringing(since: Double)
        /// Over since this moment while nobody was there to hear it, in seconds since 1970.
        case overdue(since: Double)
    }

    public var id: String
    /// The recipe it was started from, if any.
    public var recipeID: String?
    /// Which step of it, counted from 0.
    @Within<Place> public var step: Int
    public var name: String
    /// The whole duration, in seconds.
    @Within<Seconds> public var seconds: Double
    public var state: State

    public init(id: String, recipeID: String?, step: Int, name: String, seconds: Double, state: State) {
        self.id = id
        self.recipeID = recipeID
        self.step = step
        self.name = name
        self.seconds = seconds
        self.state = state
    }
}
