import Synchronization

/// The hints of a pretended server, for all who hear them.
final class PretendedHints: Sendable {
    private struct State {
        var last = 0
        /// Given, and not yet heard.
        var pending = 0
        var listeners: [Int: AsyncStream<String>.Continuation] = [:]
    }

    private let state = Mutex(State())

    var listeners: Int { state.withLock { $0.listeners.count } }

    /// - Parameter name: of what has changed.
    func give(_ name: String = "shelf") {
        let listeners = state.withLock { state in
            state.pending += state.listeners.count
            return Array(state.listeners.values)
        }
        for one in listeners { one.yield(name) }
    }

    /// Returns when all that were given have been heard, however much else the machine does.
    func arrive() async {
        while state.withLock({ $0.pending > 0 && !$0.listeners.isEmpty }) { await Task.yield() }
    }

    /// The server ends all streams.
    func end() { for one in state.withLock({ Array($0.listeners.values) }) { one.finish() } }

    /// Returns when it has ended, or nobody wants it any more.
    func hear(_ hint: @Sendable (String) -> Void) async {
        let (hints, mine) = AsyncStream<String>.makeStream()
        let number = state.withLock { state in
            state.last += 1
            state.listeners[state.last] = mine
            return state.last
        }
        for await name in hints {
            hint(name)
            state.withLock { $0.pending = max(0, $0.pending - 1) }
        }
        state.withLock { state in
            state.listeners[number] = nil
            if state.listeners.isEmpty { state.pending = 0 }
        }
    }
}
