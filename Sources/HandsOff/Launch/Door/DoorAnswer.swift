/// What the first says to it; a line, too.
enum DoorAnswer: Sendable, Hashable {
    case done
    /// A sentence for the cook.
    case refused(String)

    init?(line: String) {
        if line == "done" {
            self = .done
        } else {
            guard line.hasPrefix("no ") else { return nil }
            self = .refused(String(line.dropFirst(3)))
        }
    }

    var line: String {
        switch self {
        case .done: "done"
        case .refused(let sentence): "no " + sentence.replacing("\n", with: " ")
        }
    }
}
