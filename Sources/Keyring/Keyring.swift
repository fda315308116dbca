/// Where what nobody else may read is kept between two runs of the program: the token by which this device is
/// signed in.
///
/// Each may take seconds, as the desktop may ask for a password of its own: on any thread but the window's.
public struct Keyring: Sendable {
    /// Where a secret came to lie.
    public enum Place: Sendable, Hashable {
        /// In the desktop's secret service (GNOME Keyring, KWallet, KeePassXC).
        case desktop
        /// In a file that only this user can read.
        case file(path: String)
    }

    /// Keeps a secret in the place of the one before it; returns where it lies.
    public var keep: @Sendable (_ secret: String, _ key: KeyringKey) throws(KeyringTrouble) -> Place
    /// The secret, and where it lies; nil = there is none.
    public var look: @Sendable (_ key: KeyringKey) throws(KeyringTrouble) -> (secret: String, place: Place)?
    /// Forgets it, wherever it lies.
    public var forget: @Sendable (_ key: KeyringKey) throws(KeyringTrouble) -> Void

    public init(
        keep: @escaping @Sendable (_ secret: String, _ key: KeyringKey) throws(KeyringTrouble) -> Place,
        look:
            @escaping @Sendable (_ key: KeyringKey) throws(KeyringTrouble) -> (
                secret: String, place: Place
            )?,
        forget: @escaping @Sendable (_ key: KeyringKey) throws(KeyringTrouble) -> Void
    ) {
        (self.keep, self.look, self.forget) = (keep, look, forget)
    }

    /// One that keeps nothing.
    public static let none = Keyring { _, _ throws(KeyringTrouble) in
        throw KeyringTrouble(cause: "no keyring")
    } look: { _ throws(KeyringTrouble) in
        nil
    } forget: { _ throws(KeyringTrouble) in
    }

    /// The desktop's secret service where there is one, a file in a folder otherwise.
    public static func standard(folder: String) -> Keyring {
        let file = SecretFile(folder: folder)
        return Keyring { secret, key throws(KeyringTrouble) in
            do throws(KeyringTrouble) {
                try SecretService.keep(secret, key)
                // What an earlier run had to put there lies in the better place now.
                try? file.forget(key)
                return .desktop
            } catch { return .file(path: try file.keep(secret, key)) }
        } look: { key throws(KeyringTrouble) in
            // A file is there only where no desktop was; it is looked for first, because it asks nobody.
            if let secret = try file.look(key) { return (secret, .file(path: file.path(key))) }
            return try SecretService.look(key).map { ($0, .desktop) }
        } forget: { key throws(KeyringTrouble) in
            try file.forget(key)
            // Where no desktop is, nothing of ours lies there.
            try? SecretService.forget(key)
        }
    }
}

/// Whose secret it is.
public struct KeyringKey: Sendable, Hashable {
    /// The server's address.
    public var server: String
    /// The account's id there.
    public var account: String

    public init(server: String, account: String) { (self.server, self.account) = (server, account) }

    /// Of a secret that belongs to no server, but to something that is kept here.
    public init(purpose: String) { self.init(server: purpose, account: "") }
}

/// A secret could be neither kept nor read.
public struct KeyringTrouble: Error, Sendable, Hashable {
    /// The technical cause, in English, for the log; it never holds the secret.
    public var cause: String

    public init(cause: String) { self.cause = cause }
}
