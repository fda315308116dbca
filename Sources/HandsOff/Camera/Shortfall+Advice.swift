import Gestures

extension Shortfall {
    /// What to do otherwise, in a few kind words.
    func advice(for hand: Hand) -> String {
        switch self {
        case .tooSlow: "A little faster"
        case .tooShort: hand == .up ? "Farther up" : hand == .down ? "Farther down" : "Farther across"
        case .tooFaint: "Come a little closer"
        case .tooSteep: hand == .up ? "Straight up" : hand == .down ? "Straight down" : "Straight across"
        case .tooMuch: "Only the hand, please"
        case .fromOutside: "Raise your hand first"
        case .wayBack: "That was the way back"
        case .unsettled: "The light changed"
        }
    }
}
