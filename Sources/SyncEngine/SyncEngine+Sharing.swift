public import Library

/// How it stands with a part of the library that travels only where the cook has said so (``TravelConsent``).
public struct SharingStanding: Sendable, Hashable {
    /// Whether this machine shares it, or will with the next round.
    public var isShared = false
    /// Whether it lies on the server, as far as is known here.
    public var isThere = false
    /// Whether it is still to be taken off the server.
    public var isLeaving = false
    /// Whether another machine has taken it off the server; until the cook says something else.
    public var wasEnded = false

    public init() {}
}

/// None of these asks the server: the next round does.
extension SyncEngine {
    public func sharing(of part: String) async throws(LibraryError) -> SharingStanding {
        try await box.read { db in
            let carrier = try Carrier(db, self, now: now)
            var standing = SharingStanding()
            guard try carrier.isOurs() else { return standing }
            standing.isThere = try carrier.isShared(part)
            guard let state = carrier.parts[part] else { return standing }
            (standing.isShared, standing.wasEnded) = (state.isWanted, state.wasEnded)
            standing.isLeaving = state.clearing != nil
            return standing
        }
    }

    /// What is here and what is there come together; neither loses anything.
    public func share(_ part: String) async throws(LibraryError) {
        try await box.write { db in
            var carrier = try Carrier(db, self, now: now)
            try carrier.begin()
            try carrier.share(part)
        }
    }

    /// What is here stays here, and so does what other machines have.
    /// - Parameter everywhere: whether it is taken off the server, and no machine shares it any more; otherwise only
    ///     this one doesn't.
    public func stopSharing(_ part: String, everywhere: Bool) async throws(LibraryError) {
        try await box.write { db in
            var carrier = try Carrier(db, self, now: now)
            try carrier.begin()
            carrier = try upToDate(db)
            try carrier.stopSharing(part, everywhere: everywhere)
        }
    }
}
