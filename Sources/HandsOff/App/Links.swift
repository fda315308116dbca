import API
import Accounts
import Community
import Guest
import House
import class House.Host
import Language
import Web

/// Where links lead that other programs hand over (END, RF4).
///
/// Whoever writes a page of the web writes its links, too, and a browser follows them without much asking. So nothing is
/// fetched, opened or changed by one before the cook has read where it leads and said yes; but for a page of the server
/// that they are signed in to, which is opened as a tap would open it.
@MainActor final class Links {
    private unowned let host: Host
    private let community: Community
    private let accounts: Accounts
    private let isCooking: () -> Bool
    /// One that waits until it is known who is signed in.
    private var waiting: String?

    init(_ host: Host, _ community: Community, _ accounts: Accounts, isCooking: @escaping () -> Bool) {
        (self.host, self.community, self.accounts) = (host, community, accounts)
        self.isCooking = isCooking
        host.membership.listen(for: .membership) { [weak self] in self?.goOn() }
    }

    private var words: any Wording { host.language.wording }

    /// - Returns: why it leads nowhere, which the window says, too.
    func follow(_ text: String) -> String? {
        guard let link = PageLink(text), let address = try? WebAddress(link.page) else {
            return refuse(words.linkIsBad)
        }
        // What is asked already isn't to change under the finger that answers it.
        if host.sheet != nil { return refuse(words.linkMustWait) }
        if host.membership.standing == .unread {
            waiting = text
            return nil
        }
        if let invitation = InvitationAddress(address) {
            if let refusal = refusal(of: invitation) { return refuse(refusal) }
            host.confirm(
                "people", words.linkInvites(address.shownHost), words.linkInvitesText(invitation.server.text),
                yes: words.linkJoin
            ) { [accounts] in accounts.join(invitation.server, by: invitation.code) }
        } else if let page = community.page(at: address) {
            open(page)
        } else if address.isOfTheHouse {
            return refuse(words.linkIntoTheHouse(address.shownHost))
        } else {
            offer(address)
        }
        return nil
    }

    private func goOn() {
        guard let text = waiting, host.membership.standing != .unread else { return }
        waiting = nil
        _ = follow(text)
    }

    private func refuse(_ sentence: String) -> String {
        host.services.speaker.play(.refused)
        host.tell(sentence)
        return sentence
    }

    // MARK: On the server that the cook is signed in to

    /// Opens an address that the cook has typed, if it leads there, or is a link to there.
    /// - Returns: whether it does.
    func openHere(_ typed: String) -> Bool {
        guard let address = try? WebAddress(PageLink(typed)?.page ?? typed) else { return false }
        if let invitation = InvitationAddress(address) {
            if let refusal = refusal(of: invitation) {
                _ = refuse(refusal)
            } else {
                accounts.join(invitation.server, by: invitation.code)
            }
            return true
        }
        guard let page = community.page(at: address) else { return false }
        community.show(page)
        return true
    }

    private func open(_ page: ServerPage) {
        guard isCooking() else { return community.show(page) }
        host.confirm(
            "people", words.linkOpens(host.membership.serverName), words.linkOpensText, yes: words.linkOpen
        ) { [community] in community.show(page) }
    }

    // MARK: To a server

    /// Whoever is signed in isn't signed out by a link.
    private func refusal(of invitation: InvitationAddress) -> String? {
        host.membership.standing == .signedIn ? words.linkAlreadyIn(host.membership.serverName) : nil
    }

    // MARK: Anywhere else

    private func offer(_ address: WebAddress) {
        host.confirm(
            "globe", words.linkBringsIn(address.shownHost), words.linkBringsInText(address.text),
            yes: words.linkBringIn
        ) { [host] in host.crossings.bringInPage(address.text) }
    }
}

extension WebAddress {
    /// With the port, unless it is the one that goes without saying.
    fileprivate var shownHost: String {
        port == (scheme == "https" ? 443 : 80) ? host : "\(host):\(port)"
    }
}
