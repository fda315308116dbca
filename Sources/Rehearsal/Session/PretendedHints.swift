import Synchronization

/// The hints of a pretended server, for all who hear them.
final class PretendedHints: Sendable {
    private struct State {
        var last = 0
        var listeners: [Int: Listener] = [:]
    }

    private struct Listener {
        var stream: AsyncStream<String>.Continuation
        /// Given, and not yet heard.
        var pending = 0
    }

    private let state = Mutex(State())

    var listeners: Int { state.withLock { $0.listeners.count } }

    /// - Parameter name: of what has changed.
    func give(_ name: String = "shelf") {
        let streams = state.withLock { state in
            for number in state.listeners.keys { state.listeners[number]?.pending += 1 }
            return state.listeners.values.map(\.stream)
        }
        for stream in streams { stream.yield(name) }
    }

    /// Returns when all that were given have been heard, however much else the machine does. Whoever listens no longer is
    /// not waited for. Where none is pending nothing else gets its turn, so that a script goes on as it always does.
    func arrive(isolation: isolated (any Actor)? = #isolation) async {
        while state.withLock({ $0.listeners.values.contains { $0.pending > 0 } }) { await Task.yield() }
    }

    /// The server ends all streams.
    func end() { for stream in state.withLock({ $0.listeners.values.map(\.stream) }) { stream.finish() } }

    /// Returns when it has ended, or nobody wants it any more.
    func hear(_ hint: @Sendable (String) -> Void) async {
        let (hints, mine) = AsyncStream<String>.makeStream()
        let number = state.withLock { state in
            state.last += 1
            state.listeners[state.last] = Listener(stream: mine)
            return state.last
        }
        for await name in hints {
            hint(name)
            state.withLock { $0.listeners[number]?.pending -= 1 }
        }
        state.withLock { _ = $0.listeners.removeValue(forKey: number) }
    }
}
