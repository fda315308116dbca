public import Recipes

/// What the cook eats and avoids, and in which measures (RF7, TR02).
public protocol FoodWording {
    var foodTitle: String { get }
    /// The choice of measures, and what can be chosen: nil = as they are written.
    var measures: String { get }
    func measures(_ system: MeasuringSystem?) -> String
    func allergen(_ allergen: Allergen) -> String
    func name(_ cuisine: Cuisine) -> String
}
