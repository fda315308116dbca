public import Recipes

/// What the cook eats and avoids (RF7, TR02).
public protocol FoodWording {
    var foodTitle: String { get }
    var dietsTitle: String { get }
    var dietsDetail: String { get }
    var allergiesTitle: String { get }
    var allergiesDetail: String { get }
    var avoidedTitle: String { get }
    var avoidedDetail: String { get }
    /// The field in which such a food is typed, and an example in it.
    var avoidedField: String { get }
    var avoidedExample: String { get }
    func addAvoided(_ food: String) -> String
    func removeAvoided(_ food: String) -> String
    var measuresDetail: String { get }
    /// nil = as they are written.
    func measures(_ system: MeasuringSystem?) -> String
    func allergen(_ allergen: Allergen) -> String
    /// What is left out of all that is found and suggested.
    func leftOut(_ foods: [String]) -> String
}
