/// How cards lie in the box.
public enum CardOrder: Sendable, Hashable, CaseIterable {
    /// As they were put in: the starters in their own order, then the cook's.
    case position
    /// By title, case and accents aside.
    case title
    case newestFirst

    var sql: String {
        switch self {
        case .position: "recipe.position, recipe.number"
        case .title: "recipe.folded, recipe.number"
        case .newestFirst: "recipe.addedAt DESC, recipe.number DESC"
        }
    }

    /// What lies behind the recipe whose id is the statement's first argument.
    var behind: String {
        let (column, sign) =
            switch self {
            case .position: ("position", ">")
            case .title: ("folded", ">")
            case .newestFirst: ("addedAt", "<")
            }
        return """
            (recipe.\(column), recipe.number) \(sign)
            (SELECT \(column), number FROM recipe WHERE id = ?)
            """
    }
}
