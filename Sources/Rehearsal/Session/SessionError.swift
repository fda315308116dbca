/// A line of a session that could not be read, or did not hold.
struct SessionError: Error, Sendable, Hashable {
    var line: Int
    var text: String
    var reason: String
}
