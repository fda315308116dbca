import House
import Kit
import Library
import Stage

/// The recipes of a shelf as cards; or why there are none.
struct ShelfView: View {
    let look: Look
    let host: Host
    /// Of the grid.
    let id: String
    let shelf: RecipeShelf
    /// Why what belongs to the shelf could not be read, though the recipes could.
    var otherTrouble: LibraryError?
    /// Shown if there is nothing at all.
    let empty: EmptyState
    /// Shown if nothing fits what is looked for.
    let noMatch: any View
    /// "The favourites can’t be read".
    let troubleTitle: String
    let retry: @MainActor () -> Void
    let pick: @MainActor (RecipeCard) -> CardPick

    var body: any View {
        if let trouble = shelf.trouble ?? otherTrouble {
            return Trouble(look: look, title: troubleTitle, text: trouble.sentence(look.words), retry: retry)
        }
        if !shelf.isRead { return Spacer().frame(height: 1) }
        if shelf.isEmpty { return empty }
        if shelf.found.count == 0 { return noMatch }
        return RecipeGrid(
            look: look, host: host, id: id, found: shelf.found, words: shelf.words,
            noteLines: shelf.text.isEmpty ? 0 : 1, pick: pick)
    }
}
