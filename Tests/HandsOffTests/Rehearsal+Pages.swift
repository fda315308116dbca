import Stage
import Testing

@testable import HandsOff
@testable import House
@testable import Rehearsal

extension Rehearsal {
    /// The page that is shown, as what it is.
    func page<P: Page>(_ type: P.Type = P.self) throws -> P { try #require(host.page as? P) }

    /// Goes to a place of the menu, by its id.
    func visit(_ place: String) {
        guard let place = host.menu.all.first(where: { $0.id == place }) else {
            Issue.record("The menu has no “\(place)”.")
            return
        }
        host.visit(place)
    }

    /// Writes into the field that has the caret, in place of what stands there.
    func write(_ text: String) {
        host.handle(.key(KeyPress("a", .control)))
        host.handle(.text(text))
    }

    /// What explains the controls the first time is put away.
    func learnControls() { if host.sheet?.id == "controls" { host.handle(.key(KeyPress("escape"))) } }
}
