public import API
public import Guest
public import Keyring
import Library

/// Whether this kitchen belongs to a server, and as whom the cook is signed in there (AR07, SP1).
///
/// It keeps the server's name in the library and the token in the keyring. What goes on between the two is
/// the business of those who ask: it only says in whose name.
@MainActor public final class Membership {
    /// How it stands.
    public enum Standing: Hashable {
        /// The library or the keyring is still being read.
        case unread
        /// No server is named: the program is wholly by itself.
        case alone
        /// A server is named, but nobody is signed in.
        case signedOut
        /// The server has ended what this device was signed in by.
        case expired
        case signedIn
    }

    public private(set) var standing = Standing.unread
    public private(set) var record: MembershipRecord?
    /// Where the token lies; nil = nobody is signed in.
    public private(set) var place: Keyring.Place?
    private var token: String?
    /// What there is to be told.
    public enum News: Hashable, Sendable {
        /// Somebody else is signed in, or nobody any more, or the server says something else of itself.
        case membership
        /// The server says that the cook has something new to read.
        case notices
        /// Its owner may have something to say to everybody.
        case announcements
        /// Somebody has encouraged the cook, or something has become of their own kind words.
        case motivation
        /// Something that the account has ordered is otherwise now.
        case orders
        /// Something that the account pays is otherwise now.
        case payments
    }

    private var listeners: [News: [@MainActor () -> Void]] = [:]
    unowned let host: Host

    public init(_ host: Host) { self.host = host }

    /// Whoever listens does so as long as the program runs.
    public func listen(for news: News, _ deed: @escaping @MainActor () -> Void) {
        listeners[news, default: []].append(deed)
    }

    func tell(_ news: News) { for deed in listeners[news] ?? [] { deed() } }

    public var account: Account? { standing == .signedIn ? record?.account : nil }
    public var server: ServerAddress? { record.flatMap { ServerAddress(kept: $0.server) } }

    /// What the server is called; empty = none is named.
    public var serverName: String { record?.info?.name ?? server?.shown ?? "" }

    /// Whether somebody is signed in on a server that can do this: "sync", "community".
    public func can(_ skill: String) -> Bool {
        standing == .signedIn && record?.info?.skills.contains(skill) == true
    }

    /// Asks the server in the cook's name; nil = no server is named.
    public var guest: Guest? { server.map { Guest($0, token: token, asking: host.services.askServer) } }

    // MARK: Reading

    /// Reads from the library and the keyring who is signed in.
    public func read() {
        host.services.errands.run { [box = host.services.box] in
            try? await MembershipRecord.read(from: box)
        } then: { [self] record in
            self.record = record
            guard let key = record?.keyringKey else { return stand(.init()) }
            ask { keyring throws(KeyringTrouble) in
                Found(try keyring.look(key))
            } then: { [self] answer in
                stand((try? answer.get()) ?? Found())
            }
        }
    }

    private struct Found: Sendable {
        var token: String?
        var place: Keyring.Place?

        init(_ found: (secret: String, place: Keyring.Place)? = nil) {
            (token, place) = (found?.secret, found?.place)
        }
    }

    private func stand(_ found: Found) {
        (token, place) = (found.token, found.place)
        standing = record == nil ? .alone : token != nil ? .signedIn : .signedOut
        attune()
    }

    /// The desktop may ask for a password of its own first, so nothing else may wait for it.
    private func ask<T: Sendable>(
        _ question: @escaping @Sendable (Keyring) throws(KeyringTrouble) -> T,
        then: @escaping @MainActor (Result<T, KeyringTrouble>) -> Void
    ) {
        _ = host.services.errands.labour {
            [keyring = host.services.keyring] (_: @escaping @Sendable (Never) -> Void) in
            do throws(KeyringTrouble) {
                return Result<T, KeyringTrouble>.success(try question(keyring))
            } catch {
                return .failure(error)
            }
        } heard: { _ in
        } then: { [host] answer in
            if case .failure(let trouble) = answer { host.services.log.warning("keyring: \(trouble.cause)") }
            then(answer)
        }
    }

    // MARK: What the cook does

    /// Another server is named, which has just told who it is.
    public func choose(_ server: ServerAddress, _ info: ServerInfo) {
        record = MembershipRecord(server: server.text, info: info)
        (token, place, standing) = (nil, nil, .signedOut)
        keep()
        attune()
    }

    /// No server any more.
    public func leaveServer() {
        forgetToken()
        (record, token, place, standing) = (nil, nil, nil, .alone)
        keep()
        attune()
    }

    /// The server has told again who it is.
    public func update(_ info: ServerInfo) {
        guard record != nil, record?.info != info else { return }
        record?.info = info
        keep()
        tell(.membership)
        host.touch()
    }

    /// The account has changed.
    public func update(_ account: Account) {
        guard standing == .signedIn, record?.account?.id == account.id, record?.account != account else {
            return
        }
        record?.account = account
        keep()
        attune()
        host.touch()
    }

    /// - Parameter then: told where the token lies, once it is kept.
    public func enter(_ signedIn: SignedIn, then: @escaping @MainActor (Keyring.Place?) -> Void) {
        guard let server = record?.server else { return }
        record?.account = signedIn.account
        (token, standing) = (signedIn.token, .signedIn)
        keep()
        let key = KeyringKey(server: server, account: signedIn.account.id)
        ask { keyring throws(KeyringTrouble) in
            try keyring.keep(signedIn.token, key)
        } then: { [self] answer in
            // Without a place it is signed in until the program ends.
            place = try? answer.get()
            then(place)
        }
        attune()
    }

    /// Signed out here; the server is told by whoever calls.
    public func leave() {
        forgetToken()
        (token, place, standing) = (nil, nil, .signedOut)
        attune()
        host.touch()
    }

    /// The server doesn't know the token any more.
    public func expire() {
        guard standing == .signedIn else { return }
        forgetToken()
        (token, place, standing) = (nil, nil, .expired)
        attune()
        host.touch()
    }

    private func attune() {
        host.syncing.attune()
        tell(.membership)
    }

    private func forgetToken() {
        guard let key = record?.keyringKey else { return }
        ask { keyring throws(KeyringTrouble) in
            try keyring.forget(key)
        } then: { _ in
        }
    }

    private func keep() {
        host.services.save("membership", replaces: true) { [record] box throws(LibraryError) in
            try await box.set(record, for: MembershipRecord.key)
        }
    }
}
