/// How cards lie in the box.
public enum CardOrder: Sendable, Hashable, CaseIterable {
    /// As they were put in: the starters in their own order, then the cook's.
    case position
    /// By title, case and accents aside.
    case title
    case newestFirst

    var sql: String {
        switch self {
        case .position: "recipe.position, recipe.id"
        case .title: "recipe.folded, recipe.id"
        case .newestFirst: "recipe.addedAt DESC, recipe.id DESC"
        }
    }
}
