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
    private unowned let host: Host

    /// It has become another standing, or another account.
    public var changed: @MainActor () -> Void = {}

    public init(_ host: Host) { self.host = host }

    public var account: Account? { standing == .signedIn ? record?.account : nil }
    public var server: ServerAddress? { record.flatMap { ServerAddress(kept: $0.server) } }

    /// Asks the server in the cook's name; nil = no server is named.
    public var guest: Guest? { server.map { Guest($0, token: token, asking: host.services.askServer) } }

    // MARK: Reading

    /// Reads from the library and the keyring who is signed in.
    public func read() {
        host.services.errands.run { [box = host.services.box, keyring = host.services.keyring] in
            let record = try? await box.setting(MembershipRecord.key, as: MembershipRecord.self)
            guard let record, let account = record.account else { return Found(record: record) }
            let key = KeyringKey(server: record.server, account: account.id)
            do throws(KeyringTrouble) {
                let found = try keyring.look(key)
                return Found(record: record, token: found?.secret, place: found?.place)
            } catch { return Found(record: record, trouble: error) }
        } then: { [self] found in
            if let trouble = found.trouble { host.services.log.warning("keyring: \(trouble.cause)") }
            (record, token, place) = (found.record, found.token, found.place)
            standing = record == nil ? .alone : token != nil ? .signedIn : .signedOut
            changed()
        }
    }

    private struct Found: Sendable {
        var record: MembershipRecord?
        var token: String?
        var place: Keyring.Place?
        var trouble: KeyringTrouble?
    }

    // MARK: What the cook does

    /// Another server is named, which has just told who it is.
    public func choose(_ server: ServerAddress, _ info: ServerInfo) {
        record = MembershipRecord(server: server.text, info: info)
        (token, place, standing) = (nil, nil, .signedOut)
        keep()
        changed()
    }

    /// No server any more.
    public func leaveServer() {
        forgetToken()
        (record, token, place, standing) = (nil, nil, nil, .alone)
        keep()
        changed()
    }

    /// The server has told again who it is.
    public func update(_ info: ServerInfo) {
        guard record != nil, record?.info != info else { return }
        record?.info = info
        keep()
        host.touch()
    }

    /// The account has changed.
    public func update(_ account: Account) {
        guard standing == .signedIn, record?.account?.id == account.id, record?.account != account else {
            return
        }
        record?.account = account
        keep()
        changed()
        host.touch()
    }

    /// - Parameter then: told where the token lies, once it is kept.
    public func enter(_ signedIn: SignedIn, then: @escaping @MainActor (Keyring.Place?) -> Void) {
        guard let server = record?.server else { return }
        record?.account = signedIn.account
        (token, standing) = (signedIn.token, .signedIn)
        keep()
        let key = KeyringKey(server: server, account: signedIn.account.id)
        host.services.errands.write { [keyring = host.services.keyring] in
            do throws(KeyringTrouble) {
                return Result<Keyring.Place, KeyringTrouble>.success(try keyring.keep(signedIn.token, key))
            } catch { return .failure(error) }
        } then: { [self] answer in
            switch answer {
            case .success(let place): self.place = place
            case .failure(let trouble):
                // Signed in until the program ends.
                host.services.log.warning("keyring: \(trouble.cause)")
                place = nil
            }
            then(place)
        }
        changed()
    }

    /// Signed out here; the server is told by whoever calls.
    public func leave() {
        forgetToken()
        (token, place, standing) = (nil, nil, .signedOut)
        changed()
        host.touch()
    }

    /// The server doesn't know the token any more.
    public func expire() {
        guard standing == .signedIn else { return }
        forgetToken()
        (token, place, standing) = (nil, nil, .expired)
        changed()
        host.touch()
    }

    private func forgetToken() {
        guard let record, let account = record.account else { return }
        let key = KeyringKey(server: record.server, account: account.id)
        host.services.errands.write { [keyring = host.services.keyring, log = host.services.log] in
            do throws(KeyringTrouble) { try keyring.forget(key) } catch {
                log.warning("keyring: \(error.cause)")
            }
        } then: { _ in
        }
    }

    private func keep() {
        host.services.save("membership", replaces: true) { [record] box throws(LibraryError) in
            try await box.set(record, for: MembershipRecord.key)
        }
    }
}
