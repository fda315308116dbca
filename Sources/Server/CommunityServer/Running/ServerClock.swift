import ServerStore
import Synchronization

/// The server's clock: its machine's, as far as that is believed.
final class ServerClock: Sendable {
    private let machine: @Sendable () -> Int64
    private let steady: @Sendable () -> Int64
    private let state: Mutex<(sense: ClockSense, looked: Int64)>
    /// Rung when the machine's clock has lost its trust, or won it back.
    let bell = Bell()

    /// - Parameters:
    ///   - known: what was known of it when the server was ended.
    ///   - machine: what the machine's clock says, in milliseconds since 1970.
    ///   - steady: milliseconds since whenever, by a clock that nobody sets.
    init(
        known: ClockSense?, machine: @escaping @Sendable () -> Int64, steady: @escaping @Sendable () -> Int64
    ) {
        (self.machine, self.steady) = (machine, steady)
        let time = machine()
        var sense = known ?? ClockSense(machine: time)
        sense.look(at: time, after: known == nil ? 0 : nil)
        state = Mutex((sense, steady()))
    }

    /// Looks at the clock.
    func sense() -> ClockSense {
        let (sense, isOther) = state.withLock { state in
            let wasBelieved = state.sense.isBelieved, time = steady()
            state.sense.look(at: machine(), after: time - state.looked)
            state.looked = time
            return (state.sense, state.sense.isBelieved != wasBelieved)
        }
        if isOther { bell.ring() }
        return sense
    }

    /// Milliseconds since 1970: for what is written down.
    var now: Int64 { sense().now }
    /// For what has ended.
    var sure: Int64 { sense().sure }

    /// Milliseconds since whenever, by a clock that nobody sets: for spans that only this process measures.
    var steadily: Int64 { steady() }

    private static let start = ContinuousClock.now
    /// Milliseconds, by the system's clock that goes on while the machine sleeps.
    static func sinceStart() -> Int64 { (ContinuousClock.now - start).milliseconds }
}
