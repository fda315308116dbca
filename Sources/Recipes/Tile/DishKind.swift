/// What a dish looks like, as far as a small drawing tells: what stands for it where there is no picture.
///
/// About drawings only: a menu's courses and a cook's own categories are words of the recipe.
public enum DishKind: String, Sendable, Hashable, CaseIterable {
    case soup, stew, salad, vegetable, potato, rice, pasta, pizza, bread, sandwich, pancake, egg
    case meat, poultry, fish, sauce, preserve, cake, pie, cookie, dessert, fruit, drink
    /// None that could be told: an empty plate, with the title's first letter on it.
    case plate
}
