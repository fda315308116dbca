import Logging
import ServerStore
import Synchronization

/// Makes the order of the popular feed anew beside whoever has asked for it: one at a time.
final class Ranking: Sendable {
    private let task = Mutex<Task<Void, Never>?>(nil)

    func begin(_ store: Store, at now: Int64, _ logger: Logger) {
        task.withLock { task in
            guard task == nil else { return }
            task = Task {
                do {
                    _ = try await store.write { try PopularList($0).make(at: now) }
                } catch {
                    logger.error("popular", metadata: ["cause": "\(error)"])
                }
                self.task.withLock { $0 = nil }
            }
        }
    }

    /// When what is under way is done.
    func finished() async { await task.withLock { $0 }?.value }
}
