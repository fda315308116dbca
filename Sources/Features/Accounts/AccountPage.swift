import API
import Guest
import House
import Kit
import Stage

/// Joining a server, and the account that is signed in there.
@MainActor final class AccountPage: Page {
    unowned let accounts: Accounts
    private(set) lazy var join = JoinModel(accounts)
    private(set) lazy var mine = MineModel(accounts)

    init(_ accounts: Accounts) { self.accounts = accounts }

    var host: Host { accounts.host }

    let id = "account"
    var title: String? { host.words.account }
    var isForm: Bool { accounts.membership.standing != .signedIn }

    func view(_ look: Look) -> any View { AccountView(look: look, host: host, page: self) }

    /// While the browser is away, Escape is the way back from there; the port is closed by it.
    func giveUp() {
        if join.waiting != nil { return join.stopWaiting() }
        host.goBack()
    }

    func close() { join.stopWaiting() }

    func come() {
        join.come()
        if accounts.membership.standing == .signedIn { mine.refresh() }
    }
}
