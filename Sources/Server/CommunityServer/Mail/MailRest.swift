import Synchronization

/// How long nothing is sent, because nothing would be taken. What a mail server's owner, or ours, has put
/// right is found out within half an hour; and nobody is shown a wrong password by the minute.
final class MailRest: Sendable {
    /// Milliseconds, by how often it came to nothing in a row; the last one for all that follow.
    static let pauses: [Int64] = [60_000, 300_000, 900_000, 1_800_000]

    private let state = Mutex<(times: Int, end: Int64)>((0, 0))

    /// - Parameter now: milliseconds, by a clock that nobody sets (``ServerClock/steadily``).
    /// - Returns: milliseconds that it takes.
    func begin(at now: Int64) -> Int64 {
        state.withLock { state in
            let pause = Self.pauses[min(state.times, Self.pauses.count - 1)]
            state = (state.times + 1, now + pause)
            return pause
        }
    }

    /// Milliseconds until it is over; 0 if it is.
    func left(at now: Int64) -> Int64 {
        state.withLock { $0.times == 0 ? 0 : max($0.end - now, 0) }
    }

    /// Something was taken.
    func reset() { state.withLock { $0 = (0, 0) } }
}
