import Foundation
import Gestures

/// One line of `hands-off gestures --features`: a JSON object, its numbers rounded to 4 significant digits
/// (times to a thousandth of a second).
///
/// Written by hand, as hours of footage make millions of lines.
struct FeatureLine {
    private(set) var text: String

    /// - Parameter clip: its name, as `quoted` returned it.
    init(clip: String, _ sighting: Sighting, _ stretch: Stretch) {
        text =
            "{\"clip\":\(clip),\"time\":\(Self.thousandths(sighting.time)),\"hand\":\"\(stretch.hand.rawValue)\""
        add("stretch", stretch.length)
        add("speed", stretch.speed)
        add("strength", stretch.strength)
        for measurement in stretch.measurements { add(measurement.name, measurement.value) }
        add("score", stretch.score)
        add("threshold", Double(sighting.threshold))
        text += ",\"over\":\(stretch.isOver)}"
    }

    init(clip: String, _ swipe: Swipe) {
        text =
            "{\"clip\":\(clip),\"time\":\(Self.thousandths(swipe.time)),\"swipe\":\"\(swipe.hand.rawValue)\"}"
    }

    private mutating func add(_ name: String, _ value: Double) {
        text += ",\"\(name)\":\(Self.rounded(value))"
    }

    /// As JSON writes a text.
    static func quoted(_ text: String) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }

    private static func thousandths(_ time: Double) -> String {
        (time * 1000).rounded().isFinite ? "\((time * 1000).rounded() / 1000)" : "null"
    }

    /// To 4 significant digits; JSON knows no infinity.
    static func rounded(_ value: Double) -> String {
        guard value.isFinite else { return "null" }
        guard value != 0 else { return "0" }
        let places = 3 - Int(log10(abs(value)).rounded(.down))
        // Dividing by a power of ten, a whole number, gives the nearest value and so the short digits.
        let power = pow(10, Double(abs(places)))
        return "\(places < 0 ? (value / power).rounded() * power : (value * power).rounded() / power)"
    }
}
