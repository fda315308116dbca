import Synchronization

/// The hints of a pretended server, for all who hear them.
final class PretendedHints: Sendable {
    private struct State {
        var last = 0
        var listeners: [Int: AsyncStream<Void>.Continuation] = [:]
    }

    private let state = Mutex(State())

    var listeners: Int { state.withLock { $0.listeners.count } }

    func give() { for one in state.withLock({ Array($0.listeners.values) }) { one.yield() } }

    /// The server ends all streams.
    func end() { for one in state.withLock({ Array($0.listeners.values) }) { one.finish() } }

    /// Returns when it has ended, or nobody wants it any more.
    func hear(_ hint: @Sendable () -> Void) async {
        let (hints, mine) = AsyncStream<Void>.makeStream()
        let number = state.withLock { state in
            state.last += 1
            state.listeners[state.last] = mine
            return state.last
        }
        for await _ in hints { hint() }
        state.withLock { _ = $0.listeners.removeValue(forKey: number) }
    }
}
