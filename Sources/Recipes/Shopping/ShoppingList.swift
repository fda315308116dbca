/// What is to be bought, in the order in which it was put on the list.
public struct ShoppingList: Sendable, Hashable {
    public var items: [ShoppingItem]

    public init(_ items: [ShoppingItem]) { self.items = items }

    public var byRecipe: [ShoppingGroup] { groups(byAisle: false) }
    public var byAisle: [ShoppingGroup] { groups(byAisle: true) }

    /// Under headings, as it is read.
    public func groups(byAisle: Bool, _ manner: ShoppingManner = ShoppingManner()) -> [ShoppingGroup] {
        byAisle ? ofAisles(manner) : ofRecipes(manner)
    }

    /// A group for each recipe, the cook's own items last. The same food twice in a recipe is one line.
    private func ofRecipes(_ manner: ShoppingManner) -> [ShoppingGroup] {
        let groups = ShoppingList.grouped(items) { item in
            item.recipeID.map { "\($0)\n\(item.recipeTitle)" } ?? ""
        }
        let all = groups.map { group in
            let first = group[0]
            return ShoppingGroup(
                heading: first.recipeID == nil ? .own : .recipe(first.recipeTitle),
                lines: ShoppingList.lines(group, manner))
        }
        return all.filter { $0.heading != .own } + all.filter { $0.heading == .own }
    }

    /// A group for each aisle that something is in, in the order of `Aisle`; what is needed for several
    /// recipes is added up and names them all.
    private func ofAisles(_ manner: ShoppingManner) -> [ShoppingGroup] {
        let lines = Dictionary(grouping: ShoppingList.lines(items, manner), by: \.aisle)
        return Aisle.allCases.compactMap { aisle in
            lines[aisle].map { ShoppingGroup(heading: .aisle(aisle), lines: $0) }
        }
    }

    private static func lines(_ items: [ShoppingItem], _ manner: ShoppingManner) -> [ShoppingLine] {
        // What is ticked is in the basket: more of it, put on the list later, is a line of its own.
        grouped(items) { "\(ShoppingKey($0.ingredient.name).text)\n\($0.isTicked)" }.map { same in
            var recipes: [String] = []
            for item in same where !item.recipeTitle.isEmpty && !recipes.contains(item.recipeTitle) {
                recipes.append(item.recipeTitle)
            }
            let first = same[0].ingredient
            // "2 cans chopped tomatoes" are not with the tomatoes, whichever of the recipes says so.
            let telling = same.first { $0.ingredient.amount?.unit == .can } ?? same[0]
            return ShoppingLine(
                name: first.name, amounts: Amount.sums(same.compactMap { manner.amount(of: $0.ingredient) }),
                items: same.map(\.id), recipes: recipes, isTicked: same[0].isTicked,
                aisle: manner.aisle(of: telling.ingredient))
        }
    }

    /// Groups of the same key, in the order of their first items.
    private static func grouped(
        _ items: [ShoppingItem], by key: (ShoppingItem) -> String
    ) -> [[ShoppingItem]] {
        var places: [String: Int] = [:]
        var groups: [[ShoppingItem]] = []
        for item in items {
            let key = key(item)
            if let place = places[key] {
                groups[place].append(item)
            } else {
                places[key] = groups.count
                groups.append([item])
            }
        }
        return groups
    }
}
