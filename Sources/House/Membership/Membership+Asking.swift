public import Guest

/// Questions of the features that a server has for its guests.
extension Membership {
    /// As whom the cook is signed in, and where; nil = as nobody.
    public var identity: String? {
        guard let server, let account else { return nil }
        return "\(server.text) \(account.id)"
    }

    /// Asks the server in the cook's name, if it can do such a thing. An answer that comes when somebody else is signed in,
    /// or nobody, is nobody's.
    /// - Parameters:
    ///   - skill: see ``can(_:)``; it also says in the log what was asked.
    ///   - then: the answer, or why there is none.
    ///   - gone: called instead of it when the answer is nobody's.
    public func ask<Answer: Sendable>(
        _ skill: String, _ question: @escaping @Sendable (Guest) async throws(GuestTrouble) -> Answer,
        then: @escaping @MainActor (Result<Answer, GuestTrouble>) -> Void,
        gone: @escaping @MainActor () -> Void = {}
    ) {
        guard let guest, can(skill), !host.settings.worksOffline else {
            return then(.failure(.offline(cause: "not to be asked")))
        }
        let identity = identity
        _ = host.services.errands.wait { () async -> Result<Answer, GuestTrouble> in
            do throws(GuestTrouble) { return .success(try await question(guest)) } catch {
                return .failure(error)
            }
        } then: { [weak self] answer in
            guard let self else { return }
            guard identity == self.identity else { return gone() }
            if case .failure(let trouble) = answer {
                if trouble != .cancelled { host.services.log.warning("\(skill): \(trouble.cause)") }
                if trouble.kind == .signedOut { expire() }
            }
            then(answer)
            host.touch()
        }
    }
}
