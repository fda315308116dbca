import Logging
import ServerStore
import Synchronization

/// The popular feed's order: made anew beside whoever has asked for it, one at a time, and the latest kept in memory.
final class Ranking: Sendable {
    private struct State {
        var making: Task<Void, Never>?
        var reading: Task<Void, Never>?
        var latest: PopularOrder?
    }

    private let state = Mutex(State())

    func begin(_ store: Store, at now: Int64, _ logger: Logger) {
        state.withLock { state in
            guard state.making == nil else { return }
            state.making = Task {
                do {
                    _ = try await store.write { try PopularList($0).make(at: now) }
                } catch {
                    logger.error("popular", metadata: ["cause": "\(error)"])
                }
                self.state.withLock { $0.making = nil }
            }
        }
    }

    /// An order, if it is in memory. Where there is none yet, or an earlier one, it is read beside whoever has asked; those
    /// before the one in memory stay in the database.
    func order(_ list: Int64, _ store: Store, _ logger: Logger) -> PopularOrder? {
        state.withLock { state in
            if state.latest?.list == list { return state.latest }
            guard state.reading == nil, list > state.latest?.list ?? .min else { return nil }
            state.reading = Task {
                var order: PopularOrder?
                do {
                    order = try await store.read { try PopularList($0).order(list) }
                } catch {
                    logger.error("popular", metadata: ["cause": "\(error)"])
                }
                self.state.withLock { $0 = State(making: $0.making, latest: order ?? $0.latest) }
            }
            return nil
        }
    }

    /// When what is under way is done.
    func finished() async {
        let tasks = state.withLock { [$0.making, $0.reading] }
        for task in tasks { await task?.value }
    }
}
