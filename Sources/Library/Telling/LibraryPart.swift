/// What a page can show of a library, to be told when it has changed.
///
/// Whoever shows cards shows recipes, too: a new title or picture is told as that, not as a change of the
/// shelf.
public enum LibraryPart: Sendable, Hashable {
    /// With their pictures and the cook's stars.
    case recipes
    case favourites
    /// The collections, and what is in them.
    case collections
    case history, diary, shopping, drafts, settings
    /// How far the cards have been gone through.
    case deck
    /// What another box keeps, by the kind that it journals it as.
    case other(String)

    /// All that the recipes' box has.
    static let own: Set<LibraryPart> = [
        .recipes, .favourites, .collections, .history, .diary, .shopping, .drafts, .settings, .deck,
    ]

    /// - Parameter kind: of the journal.
    init(kind: String) {
        self =
            switch kind {
            case "recipe", "opinion", "picture": .recipes
            case "favourite": .favourites
            case "collection", "member": .collections
            case "history": .history
            case "diary": .diary
            case "shopping": .shopping
            case "draft": .drafts
            case "setting": .settings
            case "deck": .deck
            default: .other(kind)
            }
    }
}
