import Foundation
import Gestures

/// One detector on its way through hours of footage, and what it cost.
struct EnduranceCourse {
    /// Seconds of a drawn piece: longer than anything that the detector remembers.
    private static let piece = 20.0

    let seconds: Double
    private var detector = SwipeDetector()
    /// The footage's own clock, in seconds.
    private var clock = 0.0
    private var frames = 0
    private var swipes = 0
    /// Frames that took longer than they last: by the processor's time, and by the wall clock, which counts
    /// whatever else the machine does, too.
    private var late = 0
    private var lateOnWall = 0
    /// Frames by the processor's time in whole µs; the last counts all that took longer.
    private var costs = [Int](repeating: 0, count: 50_001)
    /// In ms.
    private var worst = 0.0
    private var worstOnWall = 0.0
    /// KiB at the end of the first minute and ever after.
    private var firstMinute: Int?
    private var nextTold = 60.0

    init(seconds: Double) {
        self.seconds = seconds
    }

    var isOver: Bool { clock >= seconds }

    /// Shows a recording once.
    mutating func show(_ recording: [LumaFrame]) {
        let start = clock
        let first = recording.first?.time ?? 0
        for frame in recording where !isOver {
            clock = max(clock, start + frame.time - first)
            // The pixels are shared, not copied.
            let now = LumaFrame(columns: frame.columns, rows: frame.rows, luma: frame.luma, time: clock)
            measure { $0.look(at: now) }
        }
        clock += Endurance.frameBudget
    }

    /// Shows a piece of drawn footage.
    mutating func show(_ camera: inout DrawnCamera) {
        let end = min(clock + Self.piece, seconds)
        while clock < end {
            camera.fill()
            let now = clock
            measure { detector in camera.frame(at: now).flatMap { detector.look(at: $0) } }
            clock += Endurance.frameBudget
        }
    }

    private mutating func measure(_ look: (inout SwipeDetector) -> Swipe?) {
        let start = Figures.processorMilliseconds()
        let onWall = Figures.milliseconds { if look(&detector) != nil { swipes += 1 } }
        let cost = Figures.processorMilliseconds() - start
        let budget = Endurance.frameBudget * 1000
        frames += 1
        worst = max(worst, cost)
        worstOnWall = max(worstOnWall, onWall)
        if cost > budget { late += 1 }
        if onWall > budget { lateOnWall += 1 }
        costs[min(Int(cost * 1000), costs.count - 1)] += 1
        if clock >= nextTold { tellMemory() }
    }

    /// Memory at a minute, at every half hour, and at the end.
    private mutating func tellMemory() {
        let resident = Figures.residentKiB()
        if firstMinute == nil { firstMinute = resident }
        nextTold = clock < 1800 ? 1800 : nextTold + 1800
        Figures.tell("memory after \(Int(clock / 60)) min of footage", "\(resident) KiB")
    }

    /// - Returns: whether it endured.
    func tell() -> Bool {
        let resident = Figures.residentKiB()
        let growth = resident - (firstMinute ?? resident)
        Figures.tell("memory at the end", "\(resident) KiB")
        Figures.tell("growth after the first minute", "\(growth) KiB   (aim ≤ \(Endurance.mostGrowth) KiB)")
        Figures.tell("frames", "\(frames), \(Figures.rounded(clock / 3600)) h of footage, \(swipes) swipes")
        Figures.tell("a frame, median", "\(cost(ofShare: 0.5)) µs")
        Figures.tell("a frame, p99.9", "\(cost(ofShare: 0.999)) µs")
        Figures.tell("a frame, worst", worst * 1000, "µs")
        Figures.tell("a frame, worst on the wall", worstOnWall * 1000, "µs")
        let budget = Int(Endurance.frameBudget * 1000)
        Figures.tell("frames over their \(budget) ms", "\(late)   (aim 0; on the wall \(lateOnWall))")
        return growth <= Endurance.mostGrowth && late == 0
    }

    /// The µs that a share of the frames stay within.
    private func cost(ofShare share: Double) -> Int {
        var left = Int(Double(frames) * share)
        for (cost, count) in costs.enumerated() {
            left -= count
            if left < 0 { return cost + 1 }
        }
        return costs.count
    }
}
