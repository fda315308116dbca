import House
import Screen

/// What a session knows of the desktop and the hand: what was shown there, and what was felt here.
@MainActor final class PretendedDesktop: Haptics {
    /// Whether the device can be felt.
    let canBeFelt: Bool
    private(set) var felt: [Buzz] = []
    private let board = Board()

    /// The messages that the desktop was asked to show.
    actor Board {
        private(set) var titles: [String] = []
        func post(_ title: String) { titles.append(title) }
    }

    init(canBeFelt: Bool) { self.canBeFelt = canBeFelt }

    func look() -> Bool { canBeFelt }
    func buzz(_ buzz: Buzz, at now: Double) { felt.append(buzz) }
    var deadline: Double? { nil }
    func elapse(to now: Double) {}

    /// Before the next thing that a person does.
    func forget() { felt = [] }

    func notifications() async -> [String] { await board.titles }
    var notify: @Sendable (String, String) async -> Void {
        { [board] title, text in await board.post("\(title) · \(text)") }
    }
}
