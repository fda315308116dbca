/// What a cook can say to the program.
public enum SpokenCommand: Sendable, Hashable {
    case next, previous, again
    /// The step, aloud.
    case read
    case louder, quieter
    /// What runs by itself stops, or goes on.
    case pause, resume
    /// The timer that the step speaks of.
    case startTimer
    /// Whatever sounds.
    case stop
    /// A timer of the cook's own; at most a day.
    case timer(seconds: Int)
    /// A question for the amount of a food, by the words that were said.
    case howMuch(food: String)
    case howLongLeft, whatsNext
    /// From 1.
    case step(Int)
    case ingredients
    case cameraOff

    /// Whether it wants an answer rather than a deed.
    public var isQuestion: Bool {
        switch self {
        case .howMuch, .howLongLeft, .whatsNext: true
        default: false
        }
    }

    /// As recordings are labelled: "next", "timer 600", "howMuch butter".
    public var label: String {
        switch self {
        case .next: "next"
        case .previous: "previous"
        case .again: "again"
        case .read: "read"
        case .louder: "louder"
        case .quieter: "quieter"
        case .pause: "pause"
        case .resume: "resume"
        case .startTimer: "startTimer"
        case .stop: "stop"
        case .timer(let seconds): "timer \(seconds)"
        case .howMuch(let food): "howMuch \(food)"
        case .howLongLeft: "howLongLeft"
        case .whatsNext: "whatsNext"
        case .step(let number): "step \(number)"
        case .ingredients: "ingredients"
        case .cameraOff: "cameraOff"
        }
    }
}
