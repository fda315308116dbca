import Foundation
import Gestures

extension Explanation {
    /// What the clip is and what came of it, in one line.
    var summary: String {
        let rate =
            count > 1 && end > 0
            ? "\(Self.number(Double(count - 1) / end, places: 1)) frames a second" : "a single picture"
        return [
            "\(size.width) × \(size.height) pixels in \(columns) × \(rows) blocks", rate,
            "\(Self.number(end, places: 1)) s", "sensitivity \(Self.number(sensitivity, places: 2))",
            "\(counted == 1 ? "1 wave" : "\(counted) waves") counted",
        ].joined(separator: "  ·  ")
    }

    var counted: Int {
        marks.count { if case .counted = $0.verdict { true } else { false } }
    }

    /// Rounded, without trailing zeros, with a real minus sign.
    static func number(_ value: Double, places: Int) -> String {
        let power = pow(10, Double(places))
        let rounded = (value * power).rounded() / power
        let text = rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
        return text.replacingOccurrences(of: "-", with: "−")
    }
}

extension Explanation.Mark {
    var words: String {
        func time(_ time: Double) -> String { Explanation.number(time, places: 2) }
        return switch verdict {
        case .counted(let hand): "counted: \(hand.rawValue) at \(time(from)) s"
        case .nearly(let hand, let shortfall): "nearly (\(hand.rawValue)): \(shortfall.reason)"
        case .wholePicture:
            to > from
                ? "whole picture changed, \(time(from))–\(time(to)) s"
                : "whole picture changed at \(time(from)) s"
        }
    }
}

extension Shortfall {
    /// What was wanting, for people who want to know exactly.
    var reason: String {
        switch self {
        case .tooSlow: "too slow"
        case .tooShort: "too short or uneven a way"
        case .tooFaint: "too faint, or too far away"
        case .tooSteep: "too steep"
        case .tooMuch: "too much else moved"
        case .fromOutside: "it came from outside the picture"
        case .wayBack: "it was the way back"
        case .unsettled: "the light changed, or the camera moved"
        }
    }
}

extension Stretch.Measurement {
    /// What a high value of it means.
    var words: String {
        switch name {
        case "straightness": "goes straight and far"
        case "alone": "nothing else goes its own way"
        case "opposite": "clear which way it goes"
        case "size": "near and clear enough"
        case "travel": "goes far enough"
        case "room": "begins in the picture"
        case "slope": "goes level"
        case "height": "the size of a hand"
        case "earlier": "quiet before the hand was raised"
        case "pictures": "seen on its way"
        case "monotony": "only goes forward"
        case "trailing": "the arm comes along"
        case "wander": "keeps to its line"
        case "wanderDown": "keeps to its height"
        default: name
        }
    }
}
