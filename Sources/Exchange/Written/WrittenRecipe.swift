public import Recipes

/// A recipe as a page or a file holds it: lines and texts as they are written, before anybody reads amounts
/// from them. Every format is read into it, and what it doesn't say stays empty.
public struct WrittenRecipe: Sendable, Hashable {
    public var title = ""
    public var description = ""
    /// One or several, as they are named.
    public var author = ""
    /// The language's tag, if the source tells: "de", "en-US".
    public var language = ""
    /// Where it was found, as people call it: a site's or a book's name.
    public var sourceName = ""
    /// The web address of the recipe itself.
    public var address = ""
    /// The one on the card first.
    public var pictures: [WrittenPicture] = []
    /// What it makes, in the author's words: "12 muffins", "4 servings".
    public var yield = ""
    public var prepMinutes: Int?
    public var cookMinutes: Int?
    /// What the author says; not worked out from the other two.
    public var totalMinutes: Int?
    /// Kept up to one more than a recipe may have, so that it is known to have too many; likewise the steps.
    public var ingredients: [WrittenIngredient] = [] {
        didSet { ingredients.removeLast(max(0, ingredients.count - Self.mostLines - 1)) }
    }
    public var steps: [WrittenStep] = [] {
        didSet { steps.removeLast(max(0, steps.count - Self.mostLines - 1)) }
    }
    public var category: [String] = []
    public var cuisine: [String] = []
    public var keywords: [String] = []
    /// Diets the source says it is right for.
    public var diets: Set<Diet> = []
    /// Under schema.org's names, as written: "calories": "250 kcal".
    public var nutrition: [String: String] = [:]
    /// Hints and variations; paragraphs separated by an empty line.
    public var notes = ""
    /// The cook's own opinion in the program it comes from, 1 to 5; 0 is none.
    public var stars = 0
    /// Marked there as one that the cook loves.
    public var isFavourite = false
    /// What the program it comes from calls it by, so that it is known again: unique within that program.
    public var identity = ""
    /// What the format is called that `identity` belongs to, where it isn't that of the whole file or
    /// archive: "Paprika" for one of Paprika's recipes in a folder of many things.
    public var format = ""
    /// The source had no markup of a recipe, and what is here was told from how it looks.
    public var isGuessed = false
    /// The instructions came in one piece, without lines; the page they came with may show several.
    var isInOnePiece = false

    public init(title: String = "") { self.title = title }
}
