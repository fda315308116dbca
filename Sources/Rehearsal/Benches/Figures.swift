import HandsOff
import Foundation

/// Measuring, and telling what was measured, a figure a line.
enum Figures {
    /// Milliseconds by the wall clock.
    static func milliseconds(_ work: () -> Void) -> Double {
        let start = ContinuousClock.now
        work()
        return since(start)
    }

    /// Milliseconds that this thread has had a processor, which other programs don't lengthen.
    static func processorMilliseconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }

    /// The same for all threads together.
    static func allProcessorMilliseconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }

    /// Milliseconds by the wall clock since then.
    static func since(_ start: ContinuousClock.Instant) -> Double {
        let parts = (ContinuousClock.now - start).components
        return Double(parts.seconds) * 1e3 + Double(parts.attoseconds) * 1e-15
    }

    static func median(_ values: [Double]) -> Double { quantile(0.5, of: values) }

    /// - Parameter share: 0...1; 0.99 is the value that one in a hundred exceeds.
    static func quantile(_ share: Double, of values: [Double]) -> Double {
        values.isEmpty ? 0 : values.sorted()[min(values.count - 1, Int(Double(values.count) * share))]
    }

    /// The process's memory that is in RAM, in KiB; 0 where the system does not say.
    static func residentKiB() -> Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
        return line.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first.flatMap { Int($0) }
            ?? 0
    }

    static func rounded(_ value: Double) -> String {
        value >= 100 ? "\(Int(value.rounded()))" : "\((value * 100).rounded() / 100)"
    }

    static func tell(_ what: String, _ value: Double, _ unit: String, aim: String = "") {
        tell(what, "\(rounded(value)) \(unit)\(aim.isEmpty ? "" : "   (aim \(aim))")")
    }

    static func tell(_ what: String, _ figures: String) {
        printLine("\(what.padding(toLength: 48, withPad: " ", startingAt: 0)) \(figures)")
    }
}
