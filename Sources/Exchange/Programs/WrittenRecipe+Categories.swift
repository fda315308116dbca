import Recipes

extension WrittenRecipe {
    /// Takes the drawers that a cook sorted recipes into, where a program knows one kind of them only: the
    /// places in a menu are told from the kitchens of the world, and what is neither becomes a tag.
    mutating func sort(categories: [String]) {
        for name in categories {
            if Course(named: name) != nil {
                category.append(name)
            } else if Kitchen(named: name) != nil {
                cuisine.append(name)
            } else {
                keywords.append(name)
            }
        }
    }
}
