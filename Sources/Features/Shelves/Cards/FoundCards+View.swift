import Kit
import Stage

extension FoundCards {
    /// A card as it lies in a grid, or what stands in for it. One that has not been read is asked for as soon
    /// as it has come into sight.
    func node(_ place: Int, _ look: Look, card view: (FoundCard) -> any View) -> Node {
        let node = card(place).map { view($0).node } ?? RecipeCardGap(look: look).node
        return isRead(place) ? node : node.whenShown { self.ask(for: place) }
    }
}
