/// What is to be bought, in the order in which it was put on the list.
public struct ShoppingList: Sendable, Hashable {
    public var items: [ShoppingItem]

    public init(_ items: [ShoppingItem]) { self.items = items }

    /// A group for each recipe, the cook's own items last. The same food twice in a recipe is one line.
    public var byRecipe: [ShoppingGroup] {
        let groups = ShoppingList.grouped(items) { item in
            item.recipeID.map { "\($0)\n\(item.recipeTitle)" } ?? ""
        }
        let all = groups.map { group in
            let first = group[0]
            return ShoppingGroup(
                heading: first.recipeID == nil ? .own : .recipe(first.recipeTitle),
                lines: ShoppingList.lines(group))
        }
        return all.filter { $0.heading != .own } + all.filter { $0.heading == .own }
    }

    /// A group for each aisle that something is in, in the order of `Aisle`; what is needed for several
    /// recipes is added up and names them all.
    public var byAisle: [ShoppingGroup] {
        let lines = ShoppingList.lines(items)
        return Aisle.allCases.compactMap { aisle in
            let here = lines.filter { $0.aisle == aisle }
            return here.isEmpty ? nil : ShoppingGroup(heading: .aisle(aisle), lines: here)
        }
    }

    private static func lines(_ items: [ShoppingItem]) -> [ShoppingLine] {
        // What is ticked is in the basket: more of it, put on the list later, is a line of its own.
        grouped(items) { "\(ShoppingKey($0.ingredient.name).text)\n\($0.isTicked)" }.map { same in
            var recipes: [String] = []
            for item in same where !item.recipeTitle.isEmpty && !recipes.contains(item.recipeTitle) {
                recipes.append(item.recipeTitle)
            }
            let name = same[0].ingredient.name
            let aisle = Aisle(of: name)
            // "2 cans chopped tomatoes" are not with the tomatoes; a can of cola is with the drinks.
            let isTinned =
                [.produce, .meat, .fish, .pasta].contains(aisle)
                && same.contains { $0.ingredient.amount?.unit == .can }
            return ShoppingLine(
                name: name, amounts: Amount.sums(same.compactMap(\.ingredient.amount)), items: same.map(\.id),
                recipes: recipes, isTicked: same[0].isTicked,
                aisle: isTinned ? .tins : aisle)
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
