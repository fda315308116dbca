import House
import Recipes

/// A line of the list that is being edited: as it would be typed.
@MainActor final class ItemModel {
    let line: ShoppingLine
    private(set) var text: String
    /// What is wrong with it, as a sentence.
    private(set) var error: String?
    private let page: ShoppingListPage

    static let field = "item text"

    init(_ page: ShoppingListPage, _ line: ShoppingLine) {
        (self.page, self.line) = (page, line)
        // A narrow space between figures and units is for the eye.
        text = String(line.typed(page.host.words).map { $0.isWhitespace ? " " : $0 })
    }

    func type(_ text: String) {
        (self.text, error) = (text, nil)
        page.host.touch()
    }

    /// Return, or the button.
    func submit() {
        guard let ingredient = TypedItem.read(text) else {
            error = page.host.words.nothingToBuyTyped
            page.host.services.speaker.play(.refused)
            page.host.touch()
            return page.host.stage.focus(on: Self.field)
        }
        page.change(line, to: ingredient)
    }

    func have() { page.have(line) }
    func move() { page.askForAisle(line) }
}
