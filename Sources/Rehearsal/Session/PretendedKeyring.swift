import Keyring
import Synchronization

/// A desktop's keeper of secrets, in memory; it outlives the program that a script closes and opens again.
final class PretendedKeyring: Sendable {
    private let secrets = Mutex<[KeyringKey: String]>([:])

    var keyring: Keyring {
        Keyring { secret, key throws(KeyringTrouble) in
            self.secrets.withLock { $0[key] = secret }
            return .desktop
        } look: { key throws(KeyringTrouble) in
            self.secrets.withLock { $0[key] }.map { ($0, .desktop) }
        } forget: { key throws(KeyringTrouble) in
            self.secrets.withLock { $0[key] = nil }
        }
    }
}
