import API
import Guest
import House
import Kit
import Screen

/// Signing in by somebody else's word, in the browser (AR08).
extension JoinModel {
    /// The browser is away.
    struct Waiting {
        var provider: ServerInfo.Provider
        var trip: BrowserTrip
        /// Where the browser is to come back to; open until the task has ended.
        var redirect: String
        var task: Task<Void, Never>?
    }

    /// What came of it.
    enum Outcome: Sendable {
        case signedIn(SignedIn)
        /// The browser was back, and the server then said no.
        case refused(GuestTrouble, CodeSignIn)
        case nothing(LoopbackTrouble)
    }

    /// By whose word one can sign in here; mostly nobody's.
    var providers: [ServerInfo.Provider] { info?.providers ?? [] }

    func goOn(with provider: ServerInfo.Provider) {
        if form.isBusy || waiting != nil { return }
        guard let guest = membership.guest, let server = membership.server else { return }
        let trip = BrowserTrip(), invitation = form[.invitation].trimmed
        let port: LoopbackReturn
        do throws(LoopbackTrouble) { port = try LoopbackReturn() } catch { return failToReturn(error) }
        let path = trip.path(
            to: provider, redirect: port.address, invitation: invitation.isEmpty ? nil : invitation)
        guard let path else {
            return failToReturn(.noPort(cause: "no provider: \(provider.id.debugDescription)"))
        }
        let page = ReturnPage(
            language: host.language.rawValue, title: host.words.returnTitle, text: host.words.returnText)
        let device = device
        form.trouble = nil
        var task: Task<Void, Never>?
        host.services.errands.hear { (answer: @escaping @Sendable (Outcome) -> Void) in
            task = Task.detached(executorPreference: Galley.shared) {
                answer(await Self.travel(trip, port, page, guest, device))
            }
        } then: { [weak self] outcome in
            self?.comeBack(outcome, from: trip)
        }
        waiting = Waiting(provider: provider, trip: trip, redirect: port.address, task: task)
        host.showPage(of: server, path)
        host.touch()
    }

    /// The cook waits no longer; what the browser brings later finds nobody.
    func stopWaiting() {
        guard let waiting else { return }
        waiting.task?.cancel()
        self.waiting = nil
        host.services.speaker.play(.tick)
        host.touch()
    }

    /// The browser's word is dropped before the second factor was given.
    func dropBrought() {
        brought = nil
        form.clear(.code)
        form.trouble = nil
        host.stage.focus(on: AccountField.name.id, caret: .max)
        host.touch()
    }

    /// Shows what the browser has brought once more, with the second factor.
    func signIn(with question: CodeSignIn) {
        guard let guest = membership.guest else { return }
        var question = question
        question.secondFactor = AccountField.code(typed: form[.code])
        ask { [question] () async throws(GuestTrouble) in
            try await guest.signIn(question)
        } failed: { [self] trouble in
            // A wrong figure can be typed again; all else needs the browser again.
            if trouble.kind != .codeNeeded, trouble.kind != .tooMany { brought = nil }
            fail(trouble, serverName, in: signInFields)
        }
    }

    private nonisolated static func travel(
        _ trip: BrowserTrip, _ port: LoopbackReturn, _ page: ReturnPage, _ guest: Guest, _ device: String
    ) async -> Outcome {
        let code: String
        do throws(LoopbackTrouble) { code = try await port.code(state: trip.state, page: page) } catch {
            return .nothing(error)
        }
        let question = trip.signIn(code: code, device: device)
        do throws(GuestTrouble) { return .signedIn(try await guest.signIn(question)) } catch {
            return .refused(error, question)
        }
    }

    private func comeBack(_ outcome: Outcome, from trip: BrowserTrip) {
        // Nobody waits for it any more, or for another one by now.
        guard waiting?.trip == trip else { return }
        waiting = nil
        switch outcome {
        case .signedIn(let signedIn): enter(signedIn)
        case .refused(let trouble, let question) where trouble.kind == .codeNeeded:
            brought = question
            form.clear(.code)
            enterDoor(.signIn)
            host.stage.focus(on: AccountField.code.id)
            host.touch()
        case .refused(let trouble, _): fail(trouble, serverName, in: signInFields)
        case .nothing(.cancelled): host.touch()
        case .nothing(let trouble): failToReturn(trouble)
        }
    }

    private func failToReturn(_ trouble: LoopbackTrouble) {
        host.services.log.warning("browser: \(trouble)")
        form.trouble = trouble == .tooLate ? host.words.browserTooLate : host.words.noWayBack
        host.services.speaker.play(.refused)
        host.touch()
    }
}
