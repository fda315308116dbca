public import Recipes

/// What recipes are made of: measures, diets, aisles, and what stands around the author's own words.
public protocol KitchenWording: KitchenWords {
    func diet(_ diet: Diet) -> String
    var perServing: String { get }
    var energy: String { get }
    var protein: String { get }
    var carbohydrate: String { get }
    var fat: String { get }
    func kilocalories(_ amount: Double) -> String
    func grams(_ amount: Double) -> String
    /// Under the words of a step in which an amount couldn't be changed.
    /// - Parameter servings: for how many the recipe is written.
    func amountsAsWritten(_ servings: Int) -> String
}
