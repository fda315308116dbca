public import API
import ServerStore

/// What a server's owner does about what people publish, from the machine itself.
extension AdminDesk {
    /// The newest, also those that were taken away.
    public func posts(limit: Int) async throws -> [Post] {
        try await store.read { try Posts($0).latest(limit: limit) }
    }

    /// Takes a post out of everybody's sight but its author's.
    /// - Parameter reason: its author reads it.
    public func removePost(_ id: String, reason: String) async throws {
        try await move(id, .removedPost, reason: reason)
    }

    /// Puts it back.
    public func restorePost(_ id: String, reason: String) async throws {
        try await move(id, .restoredPost, reason: reason)
    }

    private func move(_ id: String, _ what: Deeds.What, reason: String) async throws {
        if let fault = Removal(reason: reason).fault {
            throw BackUp.Fault(
                "the reason must be \(Removal.length.lowerBound) to "
                    + "\(Removal.length.upperBound) characters on one line: \(fault)")
        }
        let now = now
        do {
            try await store.write {
                try Deeds($0).move(what, post: id, by: Self.name, reason: reason, at: now)
            }
        } catch is Deeds.Done {
            throw BackUp.Fault(
                "there is no post “\(id)” that \(what == .removedPost ? "is shown" : "was removed")")
        }
    }
}
