/// The motion of the last few seconds, a profile a frame, in storage that is used again and again.
struct MotionHistory: Sendable {
    private var ring: [MotionProfile]
    private var newest = 0
    private(set) var count = 0
    /// Blocks to one unit of length.
    private(set) var unit: Float = 1

    init() {
        ring = [MotionProfile](repeating: MotionProfile(), count: Tuning.mostFrames)
    }

    mutating func clear() { count = 0 }

    /// Forgets what is too old, and takes a frame.
    mutating func add(_ sums: MotionSums, haze: Float, time: Double, interval: Double) {
        while count > 0, time - self[count - 1].time > Tuning.memory { count -= 1 }
        unit = MotionProfile.unit(columns: sums.count, rows: sums.depth)
        newest = (newest + 1) & (Tuning.mostFrames - 1)
        count = min(count + 1, ring.count)
        ring[newest].fill(sums, haze: haze, time: time, interval: min(interval, Tuning.longestInterval))
    }

    /// The profile that many frames ago; 0 is the newest.
    subscript(age: Int) -> MotionProfile {
        _read { yield ring[(newest &- age) & (Tuning.mostFrames - 1)] }
    }
}
