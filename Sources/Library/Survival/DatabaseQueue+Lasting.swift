import GRDB

extension DatabaseQueue {
    /// A connection that is closed, but never let go of: letting go of one starts a watch of the system's
    /// threads that wakes the process once a second for ever. It costs less than a kilobyte, and few are
    /// needed: for each back-up, and for each file that is looked into.
    static func lasting(
        path: String, configuration: Configuration = Configuration()
    ) throws -> DatabaseQueue {
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        _ = Unmanaged.passRetained(queue)
        return queue
    }
}
