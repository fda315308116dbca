import Foundation
import Gestures
import Recipes

/// One line of `hands-off gestures --features`: a JSON object, its numbers rounded to 4 significant digits
/// (times to a thousandth of a second).
///
/// Written for speed: hours of footage make millions of lines.
struct FeatureLine {
    private var line = JSONLine()

    var text: String { line.text }

    init(clip: String, _ sighting: Sighting, _ stretch: Stretch) {
        begin(clip, sighting.time)
        add("hand", stretch.hand)
        add("stretch", stretch.length)
        add("speed", stretch.speed)
        add("strength", stretch.strength)
        for measurement in stretch.measurements { add(measurement.name, measurement.value) }
        add("score", stretch.score)
        add("threshold", Double(sighting.threshold))
        line.key("over")
        line.value(stretch.isOver)
        line.close("}")
    }

    init(clip: String, _ swipe: Swipe) {
        begin(clip, swipe.time)
        add("swipe", swipe.hand)
        line.close("}")
    }

    private mutating func begin(_ clip: String, _ time: Double) {
        line.open("{")
        line.key("clip")
        line.value(clip)
        line.key("time")
        line.value(written: Self.thousandths(time))
    }

    private mutating func add(_ name: String, _ hand: Hand) {
        line.key(name)
        line.value(hand.rawValue)
    }

    private mutating func add(_ name: String, _ value: Double) {
        line.key(name)
        line.value(written: Self.rounded(value))
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
