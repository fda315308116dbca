public import Guest
public import House
import Library
import Stage

/// The account on a server of one's own: joining one, what the account is, where it is signed in (AR07–AR12,
/// SP1, RF7).
@MainActor public final class Accounts {
    unowned let host: Host
    public private(set) lazy var place = House.Place(
        "account", icon: "person", name: { [unowned host] in host.words.account },
        page: { [unowned self] in AccountPage(self) })

    public init(_ host: Host) {
        self.host = host
        host.membership.read()
    }

    public func show() { host.visit(place) }

    var membership: Membership { host.membership }

    /// Somebody has been invited: what waits for the page that signs up.
    private var invited: (server: ServerAddress, code: String)?

    /// Shows the page for a new account there, with what lets one in; nobody is asked yet.
    public func join(_ server: ServerAddress, by code: String) {
        invited = (server, code)
        show()
        // The page may have been there already.
        (host.page as? AccountPage)?.join.come()
        host.touch()
    }

    func takeInvitation() -> (server: ServerAddress, code: String)? {
        defer { invited = nil }
        return invited
    }

    /// What the server is called.
    var serverName: String { membership.serverName }

    func showConflicts() { host.show(ConflictsPage(self)) }
    func showHeld() { host.show(HeldPage(self)) }

    /// Where it was shown last.
    private var factor: FactorPage?

    /// Recovery codes that were left there unread, by the menu or the logo, are still there.
    func showFactor() {
        let page = factor.flatMap { $0.holdsCodes(of: membership.account) ? $0 : nil }
        let shown = page ?? FactorPage(MineModel(self))
        factor = shown
        host.show(shown)
    }
}
