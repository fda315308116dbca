import API
import Guest
import House
import Kit

/// A way to sign in by somebody else's word: added to the account, with the browser, or taken away (AR08).
@MainActor final class LinkModel: BrowserWaiter {
    let provider: ServerInfo.Provider
    let mine: MineModel
    var form = AccountForm()
    var waiting: BrowserWait?
    var isWaiting: Bool { waiting != nil }

    init(_ provider: ServerInfo.Provider, _ mine: MineModel) { (self.provider, self.mine) = (provider, mine) }

    var host: Host { mine.host }
    var name: String { provider.shownName }
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

    private var password: String? { fields.isEmpty ? nil : form[.password] }

    private func unlink() {
        let removal = ProviderRemoval(password: password)
        form.isBusy = true
        mine.ask { [provider] guest throws(GuestTrouble) in
            try await guest.unlink(provider.id, removal)
        } then: { [self] account in
            end(account, host.words.unlinked(name))
        } failed: { [self] trouble in
            refused(trouble)
        }
    }

    private func link() {
        let password = password
        sendBrowser(to: provider, links: true) {
            // The card has made room for what is said of the browser, and lies there again while that is away.
            mine.present(self)
        } show: { [provider] code, trip, guest in
            await answer { () async throws(GuestTrouble) in
                try await guest.link(provider.id, trip.link(code: code, password: password))
            }
        } then: { [weak self] answer in
            self?.comeBack(answer)
        }
    }

    private func comeBack(_ answer: Result<Account, GuestTrouble>) {
        switch answer {
        case .success(let account): end(account, host.words.linked(name))
        case .failure(let trouble):
            if trouble.kind == .signedOut { host.membership.expire() }
            refused(trouble)
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

    private func refused(_ trouble: GuestTrouble) {
        let isTaken = trouble.fields["provider"] == .taken
        fail(trouble, in: fields, saying: isTaken ? host.words.linkTaken(name) : nil)
    }
}
