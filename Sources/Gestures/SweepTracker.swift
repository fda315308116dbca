/// Follows the motion across the picture, and measures what could be a sweep in every frame.
struct SweepTracker: Sendable {
    /// What the last frame's stretches look like, at most one for each of `Tuning.stretches`.
    private(set) var sweeps: [Sweep] = []
    private var history = MotionHistory()
    private(set) var sums = MotionSums()
    private var search = SweepSearch()

    init() { sweeps.reserveCapacity(Tuning.stretches.count) }

    mutating func clear() {
        history.clear()
        sweeps.removeAll(keepingCapacity: true)
    }

    /// The last frame's motion, unless it has been forgotten.
    var newest: MotionProfile? { history.count > 0 ? history[0] : nil }

    /// - Parameters:
    ///   - blocks: fresh motion, row-major.
    ///   - interval: seconds since the frame before.
    mutating func look(
        at blocks: [UInt8], columns: Int, rows: Int, isShaken: Bool, time: Double, interval: Double
    ) {
        sums.sumColumns(of: blocks, columns: columns, rows: rows)
        look(isShaken: isShaken, time: time, interval: interval)
    }

    /// Takes motion that has been summed already.
    mutating func look(at sums: MotionSums, isShaken: Bool, time: Double, interval: Double) {
        self.sums = sums
        look(isShaken: isShaken, time: time, interval: interval)
    }

    private mutating func look(isShaken: Bool, time: Double, interval: Double) {
        history.add(sums, haze: sums.haze(isShaken: isShaken), time: time, interval: interval)
        search.look(at: history, sweeps: &sweeps)
    }

    /// The way in the picture that a sweep goes.
    func hand(of sweep: Sweep) -> Hand { sweep.isForward ? .right : .left }
}
