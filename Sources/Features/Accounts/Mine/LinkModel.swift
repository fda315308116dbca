import API
import Guest
import House
import class House.Host
import Kit
import Screen

/// A way to sign in by somebody else's word: added to the account, with the browser, or taken away (AR08).
@MainActor final class LinkModel: FormKeeper {
    enum Outcome: Sendable {
        case linked(Account)
        case refused(GuestTrouble)
        case nothing(LoopbackTrouble)
    }

    let provider: ServerInfo.Provider
    let mine: MineModel
    var form = AccountForm()
    /// The browser is away.
    private(set) var task: Task<Void, Never>?
    private(set) var trip: BrowserTrip?
    /// Where the browser is to come back to.
    private(set) var redirect = ""
    var isWaiting: Bool { trip != nil }

    init(_ provider: ServerInfo.Provider, _ mine: MineModel) { (self.provider, self.mine) = (provider, mine) }

    var host: Host { mine.host }
    var name: String { String(provider.name.prefix(40)) }
    var isLinked: Bool { mine.account?.providers.contains(provider.id) == true }
    var fields: [AccountField] { mine.account?.hasPassword == true ? [.password] : [] }
    /// Whether one could not sign in any more without it.
    var isLastWay: Bool {
        guard let account = mine.account else { return false }
        return isLinked && !account.hasPassword && account.providers.count == 1
    }

    func send() {
        if form.isBusy || isWaiting || isLastWay { return }
        if let wrong = form.check(fields) { return refuse(wrong) }
        isLinked ? unlink() : link()
    }

    /// The card is gone, or the cook waits no longer: the browser's way back is closed.
    func stop() {
        task?.cancel()
        (task, trip) = (nil, nil)
        host.touch()
    }

    private var password: String? { fields.isEmpty ? nil : form[.password] }

    private func unlink() {
        let removal = ProviderRemoval(password: password)
        form.isBusy = true
        mine.ask { [provider] guest throws(GuestTrouble) in
            try await guest.unlink(provider.id, removal)
        } then: { [self] account in
            end(account, host.words.unlinked(name))
        } failed: { [self] trouble in
            fail(trouble)
        }
    }

    private func link() {
        guard let guest = host.membership.guest, let server = host.membership.server else { return }
        let trip = BrowserTrip(), port: LoopbackReturn
        do throws(LoopbackTrouble) { port = try LoopbackReturn() } catch { return failToReturn(error) }
        guard let path = trip.path(to: provider, redirect: port.address, links: true) else {
            return failToReturn(.noPort(cause: "no provider: \(provider.id.debugDescription)"))
        }
        let page = ReturnPage(
            language: host.language.rawValue, title: host.words.returnTitle, text: host.words.returnText)
        form.trouble = nil
        // The card makes room for what is said of the browser, and lies there again while it is away.
        host.showPage(of: server, path)
        mine.present(self)
        (self.trip, redirect) = (trip, port.address)
        host.services.errands.hear { [provider, password] (answer: @escaping @Sendable (Outcome) -> Void) in
            task = Task.detached(executorPreference: Galley.shared) {
                answer(await Self.travel(trip, port, page, guest, provider, password))
            }
        } then: { [weak self] outcome in
            if let self, self.trip == trip { comeBack(outcome) }
        }
        host.touch()
    }

    private nonisolated static func travel(
        _ trip: BrowserTrip, _ port: LoopbackReturn, _ page: ReturnPage, _ guest: Guest,
        _ provider: ServerInfo.Provider, _ password: String?
    ) async -> Outcome {
        let code: String
        do throws(LoopbackTrouble) { code = try await port.code(state: trip.state, page: page) } catch {
            return .nothing(error)
        }
        do throws(GuestTrouble) {
            return .linked(
                try await guest.link(provider.id, trip.link(code: code, password: password)))
        } catch {
            return .refused(error)
        }
    }

    private func comeBack(_ outcome: Outcome) {
        (task, trip) = (nil, nil)
        switch outcome {
        case .linked(let account): end(account, host.words.linked(name))
        case .refused(let trouble): fail(trouble)
        case .nothing(.cancelled): host.touch()
        case .nothing(let trouble): failToReturn(trouble)
        }
    }

    private func end(_ account: Account, _ sentence: String) {
        form.isBusy = false
        host.membership.update(account)
        host.dismiss()
        host.services.speaker.play(.favourite)
        host.tell(sentence)
        mine.refresh()
    }

    private func fail(_ trouble: GuestTrouble) {
        form.isBusy = false
        host.services.log.warning("provider: \(trouble.cause)")
        let wrong = form.take(trouble, in: fields)
        form.trouble =
            trouble.fields["provider"] == .taken
            ? host.words.linkTaken(name) : trouble.sentence(host.words, mine.serverName)
        refuse(wrong ?? fields.first)
    }

    private func failToReturn(_ trouble: LoopbackTrouble) {
        host.services.log.warning("browser: \(trouble)")
        form.trouble = trouble == .tooLate ? host.words.browserTooLate : host.words.noWayBack
        refuse(nil)
    }
}
