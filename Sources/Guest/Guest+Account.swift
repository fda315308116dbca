public import API
public import Foundation
import Web

/// What everybody may ask, and what an account may ask of itself.
extension Guest {
    /// Who the server is; also whether it is one. What it calls itself, and those by whose word one signs in, stands
    /// on the window's pages, so nothing else gets in there with it.
    public func info() async throws(GuestTrouble) -> ServerInfo {
        var info: ServerInfo = try await ask(.server, Nothing.none)
        info.name = DisplayName.shown(info.name)
        for index in info.providers.indices {
            info.providers[index].name = DisplayName.shown(info.providers[index].name)
        }
        return info
    }

    /// - Parameter key: a new one for each form, kept until there is an answer: with the same one, whoever has lost
    ///   the answer isn't told that the name is taken. 1 to 255 visible characters of ASCII.
    public func signUp(_ form: SignUp, key: String) async throws(GuestTrouble) -> SignedIn {
        try await ask(.signUp, form, key: key)
    }

    public func signIn(_ form: SignIn) async throws(GuestTrouble) -> SignedIn {
        try await ask(.signIn, form)
    }

    public func signIn(_ form: CodeSignIn) async throws(GuestTrouble) -> SignedIn {
        try await ask(.signInByCode, form)
    }

    public func resetPassword(_ form: PasswordReset) async throws(GuestTrouble) {
        try await send(.resetPassword, try data(form))
    }

    /// The account, and the state that a change must name.
    public func account() async throws(GuestTrouble) -> (account: Account, tag: String?) {
        let answer = try await send(.account)
        return (try Self.decoded(answer.body), answer.headers["ETag"])
    }

    public func change(_ change: AccountChange, tag: String?) async throws(GuestTrouble) -> (
        account: Account, tag: String?
    ) {
        let answer = try await send(.changeAccount, try data(change), ifMatch: tag ?? "*")
        return (try Self.decoded(answer.body), answer.headers["ETag"])
    }

    /// One of ``Route/changeUserName``, ``Route/changeEmail`` and ``Route/changePassword``.
    /// - Parameter key: a new one for each change, kept until there is an answer: with the same one, whoever has lost
    ///   the answer isn't told that the old password is wrong. 1 to 255 visible characters of ASCII.
    public func change(
        _ route: Route, _ change: GuardedChange, key: String
    ) async throws(GuestTrouble) -> Account {
        try await ask(route, change, key: key)
    }

    /// - Parameter type: "image/jpeg", "image/png", "image/webp".
    public func putPicture(_ picture: Data, type: String) async throws(GuestTrouble) -> Account {
        let answer = try await send(.putPicture, picture, type: type, patience: Self.forBytes)
        return try Self.decoded(answer.body)
    }

    public func removePicture() async throws(GuestTrouble) -> Account {
        try await ask(.removePicture, Nothing.none)
    }

    /// - Parameter key: a new one for each letter, kept until there is an answer: with the same one, there is one
    ///   letter. 1 to 255 visible characters of ASCII.
    public func sendConfirmation(key: String) async throws(GuestTrouble) {
        try await send(.sendConfirmation, key: key)
    }

    public func devices() async throws(GuestTrouble) -> [Device] { try await ask(.devices, Nothing.none) }

    /// - Parameter device: its id; nil = this one.
    public func signOut(_ device: Device.ID? = nil) async throws(GuestTrouble) {
        try await send(.signOut, path: Route.signOut.path(device ?? "this"))
    }

    public func signOutOthers() async throws(GuestTrouble) { try await send(.signOutOthers) }

    // MARK: The second factor

    public func beginSecondFactor(_ wish: SecondFactorWish) async throws(GuestTrouble) -> SecondFactorOffer {
        try await ask(.beginSecondFactor, wish)
    }

    public func confirmSecondFactor(_ proof: SecondFactorProof) async throws(GuestTrouble) -> RecoveryCodes {
        try await ask(.confirmSecondFactor, proof)
    }

    public func renewRecoveryCodes(_ renewal: RecoveryRenewal) async throws(GuestTrouble) -> RecoveryCodes {
        try await ask(.renewRecoveryCodes, renewal)
    }

    public func removeSecondFactor(_ removal: SecondFactorRemoval) async throws(GuestTrouble) {
        try await send(.removeSecondFactor, try data(removal))
    }

    // MARK: Other ways in

    public func link(
        _ provider: String, _ link: ProviderLink
    ) async throws(GuestTrouble) -> Account {
        try await ask(.linkProvider, path: Route.linkProvider.path(provider), link)
    }

    public func unlink(
        _ provider: String, _ removal: ProviderRemoval
    ) async throws(GuestTrouble) -> Account {
        try await ask(.unlinkProvider, path: Route.unlinkProvider.path(provider), removal)
    }

    // MARK: Going

    public func delete(_ deletion: AccountDeletion) async throws(GuestTrouble) {
        try await send(.deleteAccount, try data(deletion))
    }

    /// All that the server has of the account, as a ZIP archive.
    public func archive() async throws(GuestTrouble) -> Data {
        try await send(.archive, accept: "application/zip", limit: 1 << 30, patience: Self.forBytes).body
    }

    /// The bytes of a picture or a clip.
    public func blob(_ hash: String) async throws(GuestTrouble) -> Data {
        try await send(.blob, path: Route.blob.path(hash), accept: "*/*", patience: Self.forBytes).body
    }

    private func data(_ value: some Encodable) throws(GuestTrouble) -> Data {
        do { return try JSONEncoder().encode(value) } catch { throw .stranger(cause: "\(error)") }
    }

    /// Where much is sent, as long as something moves.
    static let forBytes = WebPatience(whole: 600, stalled: 30)
    /// For what the server may have to make first, in silence: it takes 300 s for one try at most, and goes on when nobody
    /// waits any more, so that it is there for whoever asks again.
    static let forMaking = WebPatience(whole: 900, stalled: 320)
}

/// Where nothing is sent along.
struct Nothing: Encodable {
    static let none: Nothing? = nil
}
