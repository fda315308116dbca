/// What stands around the author's own words in one language: units, aisles, and the headings of a recipe
/// that is copied. The module `Language` says them.
public protocol KitchenWords: Sendable {
    /// Between the whole and its tenths.
    var decimalSign: Character { get }
    /// The word after the number: "cup" up to one, "cups" beyond; empty for pieces.
    func word(for unit: Amount.Unit, _ quantity: Double) -> String
    /// The heading of a part of the shop.
    func aisle(_ aisle: Aisle) -> String
    /// The heading of what the cook has put on the list without a recipe.
    var ownItems: String { get }
    var ingredientsTitle: String { get }
    var methodTitle: String { get }
    var notesTitle: String { get }
    func serves(_ people: Int) -> String
    /// - Parameter yield: in the author's words: "12 muffins".
    func makes(_ yield: String) -> String
    /// What is done about a part of an egg, which can't be cut.
    /// - Parameters:
    ///   - part: how much of one: "⅓".
    ///   - grams: what that weighs.
    func beaten(part: String, grams: Int) -> String
    func preparation(minutes: Int) -> String
    func cooking(minutes: Int) -> String
    var ovenTitle: String { get }
    var restsTitle: String { get }
    /// How long: "overnight", "12 hours", "2–3 days".
    func restLength(_ length: Rest.Length) -> String
    /// "Rests overnight": what stands beside a step instead of a timer.
    func rests(_ length: Rest.Length) -> String
    /// - Parameter source: the author, the place and the address, as far as they are known.
    func from(_ source: String) -> String
}
