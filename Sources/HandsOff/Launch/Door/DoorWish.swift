import API

/// What a second Hands Off asks of the first; a line on the socket.
enum DoorWish: Sendable, Hashable {
    /// To come to the front.
    case show
    /// To come to the front and begin to cook this dish, a title or an id.
    case cook(String)
    /// To come to the front and see where this link leads.
    case follow(String)

    init?(line: String) {
        switch line.split(separator: " ", maxSplits: 1).map(String.init) {
        case ["show"]: self = .show
        case let words where words.count == 2 && words[0] == "cook": self = .cook(words[1])
        case let words where words.count == 2 && words[0] == "follow": self = .follow(words[1])
        default: return nil
        }
    }

    var line: String {
        switch self {
        case .show: "show"
        case .cook(let dish): "cook " + dish.replacing("\n", with: " ")
        // One that is longer is none, and the first says so.
        case .follow(let link):
            "follow "
                + (link.utf8.count <= PageLink.longest ? link : PageLink.scheme + ":").replacing(
                    "\n", with: " ")
        }
    }
}
