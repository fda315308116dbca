import Foundation
public import Recipes

/// Where the cook is in a recipe, and what they have chosen for it, to go on from there after an interruption
/// (TR31).
public struct SavedProgress: Sendable, Hashable {
    public var recipeID: String
    /// The step shown, counted from 0.
    @Within<Place> public var step: Int
    /// How far into the step's words, in characters: a long step is shown in parts.
    @Within<Place> public var offset: Int
    /// Where cancelling leads, in the program's own words; nil is the front page.
    public var returnTo: String?
    /// Seconds since 1970.
    @Within<Moment> public var updatedAt: Double
    /// For how many it is cooked; nil = as the recipe says.
    public var servings: Int?
    /// The measures it is shown in, in the program's own word; nil = as the cook has set for all.
    public var measures: String?
    /// What has been ticked off, in the program's own words.
    public var ticked: Set<String>

    public init(
        recipeID: String, step: Int, returnTo: String? = nil, updatedAt: Double, servings: Int? = nil,
        measures: String? = nil, ticked: Set<String> = [], offset: Int = 0
    ) {
        self.recipeID = recipeID
        self.step = step
        self.returnTo = returnTo
        self.updatedAt = updatedAt
        self.servings = servings.map { Servings.nearest($0) }
        self.measures = measures
        self.ticked = ticked
        self.offset = offset
    }
}

extension SavedProgress {
    /// Nil if nothing has been.
    var tickedJSON: String? {
        guard !ticked.isEmpty else { return nil }
        var json = JSONLine()
        json.open("[")
        for one in ticked.sorted() { json.value(one) }
        json.close("]")
        return json.text
    }

    /// Nothing, if it is no list of texts.
    static func ticked(json: String) -> Set<String> {
        (try? JSONDecoder().decode(Set<String>.self, from: Data(json.utf8))) ?? []
    }
}
