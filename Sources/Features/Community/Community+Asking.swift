import Guest
import House

extension Community {
    /// Asks the server in the cook's name.
    /// - Returns: the wait, to call it off; nil = it can't be asked, and `then` has been told so.
    @discardableResult func ask<Answer: Sendable>(
        _ question: @escaping @Sendable (Guest) async throws(GuestTrouble) -> Answer,
        then: @escaping @MainActor (Result<Answer, GuestTrouble>) -> Void
    ) -> Task<Void, Never>? {
        guard let guest = host.membership.guest, host.membership.standing == .signedIn,
            !host.settings.worksOffline
        else {
            then(.failure(.offline(cause: "not to be asked")))
            return nil
        }
        let account = account
        return host.services.errands.wait {
            await Result { () async throws(GuestTrouble) in try await question(guest) }
        } then: { [weak self] answer in
            guard let self else { return }
            // What was asked in somebody else's name is nobody's business now.
            guard account == self.account else { return then(.failure(.cancelled)) }
            if case .failure(let trouble) = answer {
                if trouble != .cancelled { host.services.log.warning("community: \(trouble.cause)") }
                if trouble.kind == .signedOut { host.membership.expire() }
            }
            then(answer)
            host.touch()
        }
    }

    /// What a cook is told.
    func sentence(_ trouble: GuestTrouble) -> String {
        if host.settings.worksOffline { return host.words.communityWorksOffline }
        if trouble.kind == .notFound { return host.words.postGone }
        return trouble.sentence(host.words, serverName)
    }

    /// Says why something wasn't done.
    func refuse(_ trouble: GuestTrouble) {
        if trouble == .cancelled { return }
        host.services.speaker.play(.refused)
        host.tell(sentence(trouble))
    }
}

extension Result {
    /// What a question was answered.
    init(_ question: () async throws(Failure) -> Success) async {
        do throws(Failure) { self = .success(try await question()) } catch { self = .failure(error) }
    }
}
