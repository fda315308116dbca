import ServerStore

/// What a request with a key does, once: all of it in one transaction, which ends with the answer.
struct Effect: Sendable {
    var write: @Sendable (any Connection) throws -> StoredAnswer
    /// When it is safe: whoever waits for something new is told. After a power cut nobody is.
    var afterwards: @Sendable () async -> Void

    init(
        write: @escaping @Sendable (any Connection) throws -> StoredAnswer,
        afterwards: @escaping @Sendable () async -> Void = {}
    ) {
        (self.write, self.afterwards) = (write, afterwards)
    }
}
