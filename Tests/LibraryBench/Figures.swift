import Foundation

/// Times of one kind of work, and what half and nineteen of twenty stay under.
struct Figures {
    let name: String
    private var milliseconds: [Double] = []
    /// The processor's share, which other programs don't lengthen.
    private var processor: [Double] = []

    init(_ name: String) { self.name = name }

    mutating func measure<T>(_ work: () async throws -> T) async rethrows -> T {
        let clock = ContinuousClock(), start = clock.now, before = Figures.processorTime()
        let result = try await work()
        milliseconds.append((clock.now - start) / .milliseconds(1))
        processor.append((Figures.processorTime() - before) * 1000)
        return result
    }

    func report() {
        guard !milliseconds.isEmpty else { return }
        func line(_ all: [Double]) -> String {
            let sorted = all.sorted()
            func at(_ share: Double) -> Double {
                sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
            }
            return String(format: "%7.2f %7.2f %7.2f", at(0.5), at(0.95), at(1))
        }
        print(
            name.padding(toLength: 32, withPad: " ", startingAt: 0), "ms p50 p95 worst", line(milliseconds),
            "  processor", line(processor))
    }

    /// Seconds that the process has had of the processor, whatever else the machine did meanwhile.
    static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// The most memory the process ever had, in MiB.
    static func peakMemory() -> Double {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM") } ?? ""
        return (Double(line.filter(\.isNumber)) ?? 0) / 1024
    }
}
