import House
import Recipes

/// A recipe as it is being written: every word as it was typed, whether it makes sense yet or not (AR04).
struct RecipeDraft: Sendable, Hashable, Codable {
    /// What a recipe has once, a field each.
    enum Field: String, Sendable, Hashable, Codable, CodingKeyRepresentable, CaseIterable {
        case title, summary, servings, yield, preparation, cooking, kilocalories, protein, carbohydrate, fat
        case tags, cuisine, category, author, sourceName, sourceAddress, notes
    }

    /// The recipe's id in the library once it is saved.
    let recipeID: String
    private var texts: [Field: String] = [:]
    /// The ingredients, a line each; there is always one to type into.
    var lines: [Line] = []
    /// There is always one to type into.
    var steps: [Step] = []
    /// Their names in the library; the first is the one on the card.
    var pictures: [String] = []
    /// Where the cook says otherwise than the ingredients do: whether it is of that diet.
    var corrections: [Diet: Bool] = [:]
    /// Whether those that aren't corrected are marked as worked out; drafts of earlier versions don't say.
    var areDietsWorkedOut: Bool?
    var stars = 0
    /// Within bounds, as a draft may come from a library that somebody else made.
    @Within<Recipes.Place> private var lastID = 0

    /// An empty one.
    init(recipeID: String) {
        self.recipeID = recipeID
        lines = [Line(id: newID(), text: "")]
        steps = [Step(id: newID())]
        areDietsWorkedOut = true
    }

    subscript(field: Field) -> String {
        get { texts[field] ?? "" }
        set { texts[field] = newValue.isEmpty ? nil : newValue }
    }

    /// Never given twice in a draft: the fields of lines and steps are known by it.
    mutating func newID() -> Int {
        lastID += 1
        return lastID
    }
}

extension RecipeDraft.Field {
    /// The id of its field on the page.
    var id: String { "editor \(rawValue)" }

    /// The most characters that can be typed.
    var limit: Int {
        switch self {
        case .summary: 1000
        case .notes: 8000
        case .sourceAddress: 2000
        case .tags: 400
        case .servings, .kilocalories, .protein, .carbohydrate, .fat, .preparation, .cooking: 40
        case .title, .yield, .cuisine, .category, .author, .sourceName: 200
        }
    }
}
