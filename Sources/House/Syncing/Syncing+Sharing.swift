public import Library
public import SyncEngine

/// Parts of the library that are the same on every device only where the cook has said so for themselves.
extension Syncing {
    /// How it stands with a part, as far as it has been looked at since the program began.
    public func sharing(of part: String) -> SharingStanding { shared[part] ?? SharingStanding() }

    /// Looks how it stands with a part; the library alone is asked.
    public func look(atSharing part: String) {
        guard let engine else { return shared[part] = nil }
        host.services.errands.run {
            try? await engine.sharing(of: part)
        } then: { [self] standing in
            guard let standing else { return }
            shared[part] = standing
            host.touch()
        }
    }

    /// With the next round, which is asked for.
    public func share(_ part: String) {
        say(part) { engine throws(LibraryError) in
            try await engine.share(part)
        } then: {
        }
    }

    /// - Parameters:
    ///   - everywhere: whether it is taken off the server, and no device shares it any more.
    ///   - then: called once what is done here afterwards stays here.
    public func stopSharing(
        _ part: String, everywhere: Bool, then: @escaping @MainActor () -> Void = {}
    ) {
        say(part) { engine throws(LibraryError) in
            try await engine.stopSharing(part, everywhere: everywhere)
        } then: {
            then()
        }
    }

    private func say(
        _ part: String, _ deed: @escaping @Sendable (SyncEngine) async throws(LibraryError) -> Void,
        then: @escaping @MainActor () -> Void
    ) {
        guard let engine else { return }
        host.services.errands.run {
            do throws(LibraryError) {
                try await deed(engine)
                return Result<SharingStanding, LibraryError>.success(try await engine.sharing(of: part))
            } catch { return .failure(error) }
        } then: { [self] answer in
            switch answer {
            case .success(let standing):
                shared[part] = standing
                then()
                now()
            case .failure(let trouble):
                host.services.log.error("sharing: \(trouble.cause)")
                host.services.speaker.play(.refused)
                host.tell(trouble.sentence(host.words))
            }
            host.touch()
        }
    }
}
