import API
import Guest
import House
import Kit

/// Signing in by somebody else's word, in the browser (AR08).
extension JoinModel {
    /// What came of it, once the browser was back.
    private enum Outcome: Sendable {
        case signedIn(SignedIn)
        case refused(GuestTrouble, CodeSignIn)
    }

    /// By whose word one can sign in here; mostly nobody's.
    var providers: [ServerInfo.Provider] { info?.providers ?? [] }

    func goOn(with provider: ServerInfo.Provider) {
        if form.isBusy || waiting != nil { return }
        if door == .signUp, refusesInvitation() { return }
        let device = device
        sendBrowser(to: provider, invitation: invitation) { code, trip, guest in
            let question = trip.signIn(code: code, device: device)
            do throws(GuestTrouble) { return Outcome.signedIn(try await guest.signIn(question)) } catch {
                return .refused(error, question)
            }
        } then: { [weak self] outcome in
            self?.comeBack(outcome)
        }
    }

    /// The cook waits no longer.
    func stopWaiting() {
        guard waiting != nil else { return }
        dropBrowser()
        host.services.speaker.play(.tick)
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
            fail(trouble, in: signInFields)
        }
    }

    private func comeBack(_ outcome: Outcome) {
        switch outcome {
        case .signedIn(let signedIn): enter(signedIn)
        case .refused(let trouble, let question) where trouble.kind == .codeNeeded:
            brought = question
            form.clear(.code)
            enterDoor(.signIn)
            host.stage.focus(on: AccountField.code.id)
            host.touch()
        case .refused(let trouble, _): fail(trouble, in: signInFields)
        }
    }
}
