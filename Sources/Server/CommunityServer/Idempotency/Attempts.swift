import API
import ServerStore
import Synchronization

/// The requests with a key that this process is working on.
///
/// Those of other processes wait for each other in the database, where the key is unique.
final class Attempts: Sendable {
    private struct Name: Hashable {
        var account: String
        var key: String
    }

    private let running = Mutex<[Name: String]>([:])

    /// Throws ``API/Problem/inProgress`` or ``API/Problem/keyReused`` if there is one with this key.
    func begin(_ attempt: IdempotencyKeys.Attempt) throws {
        try running.withLock { running in
            let name = Name(account: attempt.account, key: attempt.key)
            if let other = running[name] {
                throw other == attempt.request ? Problem.inProgress : Problem.keyReused
            }
            running[name] = attempt.request
        }
    }

    func end(_ attempt: IdempotencyKeys.Attempt) {
        running.withLock { $0[Name(account: attempt.account, key: attempt.key)] = nil }
    }
}
