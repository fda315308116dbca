public import API
public import Web

/// Where somebody is invited to, and by what they come in: the address of an invitation's page, or a link to one.
public struct InvitationAddress: Sendable, Hashable {
    public let server: ServerAddress
    public let code: String

    /// Nil = it is none.
    public init?(_ address: WebAddress) {
        guard case .invitation(let code)? = ServerPage(path: address.path),
            let server = try? ServerAddress(typed: address.text)
        else { return nil }
        (self.server, self.code) = (server, code)
    }

    /// - Parameter typed: as a person pastes it.
    public init?(typed: String) {
        let typed = String(typed.filter { !$0.isWhitespace })
        guard let address = try? WebAddress(PageLink(typed)?.page ?? typed) else { return nil }
        self.init(address)
    }
}
