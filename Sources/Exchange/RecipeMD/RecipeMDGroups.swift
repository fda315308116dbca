/// Ingredients in groups within groups, as deep as the headings above them.
struct RecipeMDGroups {
    private var ingredients: [RecipeMDDocument.Ingredient] = []
    private var closed: [RecipeMDDocument.Group] = []
    /// Those that are open, each inside the one before it; at most six, for headings have six levels.
    private var open: [(level: Int, group: RecipeMDDocument.Group)] = []

    mutating func open(_ title: String, level: Int) {
        while let last = open.last, last.level >= level { close() }
        open.append((level, RecipeMDDocument.Group(title: title)))
    }

    mutating func add(_ ingredient: RecipeMDDocument.Ingredient) {
        if open.isEmpty {
            ingredients.append(ingredient)
        } else {
            open[open.count - 1].group.ingredients.append(ingredient)
        }
    }

    var whole: ([RecipeMDDocument.Ingredient], [RecipeMDDocument.Group]) {
        var rest = self
        while !rest.open.isEmpty { rest.close() }
        return (rest.ingredients, rest.closed)
    }

    private mutating func close() {
        let group = open.removeLast().group
        if open.isEmpty { closed.append(group) } else { open[open.count - 1].group.groups.append(group) }
    }
}
