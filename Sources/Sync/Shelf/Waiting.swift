/// A patch that waits: to be sent, for its effect to come back, or for the cook.
public struct Waiting: Sendable, Equatable, Codable {
    /// Its place in the order in which changes were made; never changes while it is sent.
    public var place: Int
    public var patch: Patch
    /// Why the server didn't take it; nil = it is not held.
    public var problem: Problem?

    public init(place: Int, _ patch: Patch, problem: Problem? = nil) {
        (self.place, self.patch, self.problem) = (place, patch, problem)
    }
}
