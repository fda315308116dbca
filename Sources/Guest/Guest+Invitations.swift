public import API
import Web

/// Friends are let in by members (SP6).
extension Guest {
    /// Makes one, which lets one friend in.
    /// - Parameter key: a new one for each, kept until there is an answer: with the same one there is one invitation.
    public func invite(key: String) async throws(GuestTrouble) -> NewInvitation {
        let new: NewInvitation = try await ask(.invite, Nothing.none, key: key)
        guard Invitation.isCode(new.code) else { throw .stranger(cause: "a code that is none") }
        return new
    }

    /// The account's own that nobody has used yet.
    public func invitations() async throws(GuestTrouble) -> InvitationList {
        var list: InvitationList = try await ask(.invitations, Nothing.none)
        list.items = Array(list.items.prefix(100))
        return list
    }

    public func withdraw(_ invitation: Invitation.ID) async throws(GuestTrouble) {
        try await send(.withdrawInvitation, path: try path(.withdrawInvitation, [invitation]))
    }
}
