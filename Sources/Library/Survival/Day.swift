import Foundation

/// A day as the name of a file has it: "2026-05-03", in Greenwich.
struct Day: CustomStringConvertible {
    let description: String

    /// - Parameter time: in seconds since 1970.
    init(at time: Double) {
        var seconds = time_t(exactly: time.rounded(.down)) ?? 0
        var parts = tm()
        gmtime_r(&seconds, &parts)
        func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
        description = "\(Int(parts.tm_year) + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
    }
}
