/// What stands for a dish that has no picture: a drawing of its kind, or the first letter of its title, on
/// one of a few grounds. The same for the same title, today and in ten years.
public struct DishTile: Sendable, Hashable {
    /// The colours of the kitchen that a drawing may lie on.
    public enum Ground: String, Sendable, Hashable, CaseIterable {
        case clay, honey, sage, sea, plum, cocoa
    }

    public let kind: DishKind
    public let ground: Ground
    /// A large letter or a figure; empty if the title has neither.
    public let initial: String

    public init(title: String, kind: DishKind) {
        self.kind = kind
        let grounds = Self.grounds(of: kind)
        ground = grounds[Int(Self.mark(of: title) % UInt64(grounds.count))]
        let letter = title.first { $0.isLetter || $0.isNumber }
        initial = letter.map { $0.uppercased() } ?? ""
    }

    public init(of recipe: Recipe) {
        self.init(
            title: recipe.title,
            kind: DishKind(
                title: recipe.title, tags: recipe.tags + [recipe.cuisine, recipe.category],
                foods: recipe.ingredients.prefix(12).map(\.name)))
    }

    /// A salad doesn't lie on cocoa: which grounds become a kind of dish.
    private static func grounds(of kind: DishKind) -> [Ground] {
        switch kind {
        case .soup, .stew, .pizza: [.clay, .honey, .sea]
        case .salad, .vegetable: [.sage, .sea, .clay]
        case .potato, .rice, .egg, .pancake: [.honey, .sea, .sage]
        case .pasta, .sandwich, .sauce: [.clay, .sage, .honey]
        case .bread, .pie, .cookie: [.cocoa, .honey, .sea]
        case .meat, .poultry: [.clay, .cocoa, .sage]
        case .fish: [.sea, .sage, .plum]
        case .cake, .dessert: [.plum, .cocoa, .sea]
        case .preserve, .fruit, .drink: [.plum, .sage, .honey]
        case .plate: Ground.allCases
        }
    }

    /// Tells titles apart; never changes, unlike Swift's own hash (FNV-1a).
    private static func mark(of title: String) -> UInt64 {
        let mark = title.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        // A letter touches only the bits above it: the low ones alone would tell few titles apart.
        return mark ^ (mark >> 32)
    }
}
