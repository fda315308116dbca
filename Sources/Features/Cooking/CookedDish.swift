import Recipes

/// A recipe, and what the cook has chosen for it: all that its slideshow shows, before an interruption and
/// after it.
struct CookedDish: Sendable, Hashable {
    /// As it is in the library.
    let written: Recipe
    let servings: Int
    /// nil = as they are written.
    let measures: MeasuringSystem?
    /// As it is cooked: for so many, in these measures.
    let recipe: Recipe

    /// - Parameter servings: nil = for as many as it is written for.
    init(_ written: Recipe, servings: Int? = nil, measures: MeasuringSystem?) {
        self.written = written
        self.servings = servings ?? written.servings
        self.measures = measures
        let scaled = self.servings == written.servings ? written : written.scaled(toServings: self.servings)
        recipe = measures.map { scaled.shown(in: $0) } ?? scaled
    }
}
