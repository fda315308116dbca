import Foundation
import Library

/// Where recipes begin to be written and changed (AR02, AR04, AR05).
extension App {
    /// A new recipe; its draft has an id that nothing else has.
    func write() { show(.editor(UUID().uuidString)) }

    /// Goes on with a draft, or changes the recipe of that id.
    func edit(_ id: Draft.ID) { show(.editor(id)) }
}
