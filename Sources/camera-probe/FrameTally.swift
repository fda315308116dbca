import Gestures
import Glibc

/// Counts and measures the pictures of one run.
struct FrameTally: Sendable {
    private(set) var frames = 0
    private(set) var sweeps: [String] = []
    private var first = 0.0
    private var last: LumaFrame?
    private var longest = 0.0
    private var sweep = SweepMeter()

    mutating func add(_ frame: LumaFrame) {
        if let last {
            longest = max(longest, frame.time - last.time)
            if let direction = sweep.add(frame, after: last) { sweeps.append(direction) }
        } else {
            first = frame.time
        }
        frames += 1
        last = frame
    }

    /// One in colour; nothing is measured of those.
    mutating func addPhotograph() { frames += 1 }

    var line: String {
        guard let last else { return "frames=\(frames)" }
        let mean = last.luma.reduce(0) { $0 + Int($1) } / last.luma.count
        let rate = last.time > first ? Double(frames - 1) / (last.time - first) : 0
        let left = sweeps.count { $0 == "left" }
        return "frames=\(frames) fps=\(hundredths(rate)) longest=\(hundredths(longest)) "
            + "cpu=\(hundredths(milliseconds / Double(frames)))ms "
            + "blocks=\(last.columns)x\(last.rows) mean=\(mean) left=\(left) right=\(sweeps.count - left)"
    }

    /// Processor time of the whole process so far.
    private var milliseconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
    }

    private func hundredths(_ value: Double) -> Double {
        (value * 100).rounded() / 100
    }
}
