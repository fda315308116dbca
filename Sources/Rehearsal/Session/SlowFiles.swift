import Synchronization

/// Where those wait who have asked a slow server for a file, until it is quick again or they want it no more.
final class SlowFiles: Sendable {
    private struct State {
        var isSlow = false
        var last = 0
        var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    }

    private let state = Mutex(State())

    var isSlow: Bool {
        get { state.withLock { $0.isSlow } }
        set {
            let released = state.withLock { state in
                state.isSlow = newValue
                defer { if !newValue { state.waiting = [:] } }
                return newValue ? [] : Array(state.waiting.values)
            }
            for one in released { one.resume() }
        }
    }

    var isKeepingWaiting: Bool { state.withLock { !$0.waiting.isEmpty } }

    func wait() async {
        let number = state.withLock { state in
            state.last += 1
            return state.last
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let waits = state.withLock { state in
                    // Its cancellation may have come before.
                    guard state.isSlow, !Task.isCancelled else { return false }
                    state.waiting[number] = continuation
                    return true
                }
                if !waits { continuation.resume() }
            }
        } onCancel: {
            state.withLock { $0.waiting.removeValue(forKey: number) }?.resume()
        }
    }
}
