import Foundation
import Recipes

/// A day as the name of a file has it: "2026-05-03", in Greenwich.
struct Day: CustomStringConvertible {
    let description: String

    /// - Parameter time: in seconds since 1970.
    init(at time: Double) {
        var seconds = time_t(exactly: time.rounded(.down)) ?? 0
        var parts = tm()
        gmtime_r(&seconds, &parts)
        description =
            "\(Int(parts.tm_year) + 1900)-\((parts.tm_mon + 1).twoDigits)-\(parts.tm_mday.twoDigits)"
    }
}
