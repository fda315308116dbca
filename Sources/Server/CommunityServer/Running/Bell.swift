import Synchronization

/// Wakes whoever waits for something to do, without anybody looking again and again. Rings that nobody
/// waited for are one ring.
final class Bell: Sendable {
    private struct State {
        var isRung = false
        var waiting: CheckedContinuation<Void, Never>?
    }

    private let state = Mutex(State())

    func ring() {
        let waiting = state.withLock { state in
            defer { state.waiting = nil }
            if state.waiting == nil { state.isRung = true }
            return state.waiting
        }
        waiting?.resume()
    }

    /// Waits until it rings, so many milliseconds have gone by (nil = as long as it takes), or the task is
    /// cancelled. One waits at a time.
    func wait(_ time: Int64?) async {
        let timer = time.map { time in
            Task {
                try await Task.sleep(for: .milliseconds(max(time, 1)))
                ring()
            }
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isRung = state.withLock { state in
                    if !state.isRung { state.waiting = continuation }
                    defer { state.isRung = false }
                    return state.isRung
                }
                if isRung { continuation.resume() }
            }
        } onCancel: {
            // Perhaps before anybody waits: then the wait that follows is over at once.
            ring()
        }
        timer?.cancel()
    }
}
