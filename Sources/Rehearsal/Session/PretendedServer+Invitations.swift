import API
import Foundation
import struct API.Problem
import Web

/// Invitations of members, and one of the owner's that is good for ever.
struct PretendedInvitations {
    static let most = 2
    static let ofTheOwner = "from-the-owner"
    /// Milliseconds for which one is good: two weeks.
    private static let patience: Int64 = 14 * 86_400_000
    /// What each is shown by, and whose it is.
    private var open: [(account: String, key: String?, new: NewInvitation)] = []
    private var last = 0

    /// - Returns: whether it lets somebody in; it is used up by that.
    mutating func use(_ code: String?) -> Bool {
        if code == Self.ofTheOwner { return true }
        guard let place = open.firstIndex(where: { $0.new.code == code }) else { return false }
        open.remove(at: place)
        return true
    }

    func list(of account: String) -> InvitationList {
        InvitationList(
            items: open.filter { $0.account == account }.map(\.new.invitation), most: Self.most)
    }

    mutating func make(for account: String, key: String?, at now: Int64) -> NewInvitation? {
        if let known = open.first(where: { $0.account == account && $0.key == key }) { return known.new }
        guard list(of: account).items.count < Self.most else { return nil }
        last += 1
        let new = NewInvitation(
            id: "invitation-\(last)", until: now + Self.patience, code: "q83vEjRWeJq8Zu\(last)")
        open.append((account, key, new))
        return new
    }

    mutating func withdraw(_ id: String, of account: String) -> Bool {
        let count = open.count
        open.removeAll { $0.account == account && $0.new.id == id }
        return open.count < count
    }
}

extension PretendedServer {
    func invite(_ account: String, _ id: String?, _ request: WebRequest) throws(Problem) -> WebAnswer {
        switch (request.method.name, id) {
        case ("GET", nil):
            return try json(
                200, invitations?.list(of: account) ?? InvitationList(items: [], most: 0), request)
        case ("POST", nil):
            let new = invitations?.make(
                for: account, key: request.headers["Idempotency-Key"], at: milliseconds)
            guard let new else { throw Problem(.forbidden, status: 403, title: "So many are open.") }
            return try json(201, new, request)
        case ("DELETE", let id?) where invitations?.withdraw(id, of: account) == true:
            return reply(204, Data(), request)
        default: throw .nothingThere
        }
    }
}

extension Problem {
    static let uninvited = Problem(.closed, status: 403, title: "New accounts need an invitation.")
}
