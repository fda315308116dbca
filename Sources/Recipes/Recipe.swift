/// A dish as a cook reads it: what it is, what goes in, and how it is made.
///
/// A plain value. Text is as the author wrote it, in any language; nothing here is markup.
public struct Recipe: Sendable, Hashable, Codable, Identifiable {
    /// Stable for the recipe's whole life; starter recipes use a readable slug, others a UUID.
    public var id: String
    public var title: String
    /// One or two sentences for the card and the recipe page.
    public var summary: String
    /// The name of the picture in the library, if there is one.
    public var picture: String?
    public var diets: Set<Diet>
    /// Those of `diets` that nobody has said, but that were worked out from the ingredients; nil = nobody has
    /// tried to.
    public var inferredDiets: Set<Diet>?
    /// Working time and unattended time, in minutes; 0 is "not said".
    @Within<Minutes> public var preparationMinutes: Int
    @Within<Minutes> public var cookingMinutes: Int
    /// How many people the amounts feed; always at least 1.
    @Within<Servings> public var servings: Int
    /// What it makes, in the author's words, if that is more than a number of people: "12 muffins", "2
    /// loaves".
    public var yield: String
    public var ingredients: [Ingredient]
    public var steps: [Step]
    /// Per serving, if the author worked it out.
    public var nutrition: Nutrition?
    /// Words to find it by, as the cook wrote them: "weeknight", "Sunday".
    public var tags: [String]
    /// The kitchen it comes from: "Korean", "Provençal"; empty is "not said".
    public var cuisine: String
    /// Its place in a menu: "soup", "dessert"; empty is "not said".
    public var category: String
    /// Who wrote it; empty is "not said".
    public var author: String
    /// Where it was found, if it was found somewhere.
    public var source: Source?
    /// Hints and variations, in full sentences.
    public var notes: String
    /// The names of further pictures, after `picture`.
    public var morePictures: [String]
    /// The cook's own opinion, 1 to 5; 0 is none yet.
    @Within<Stars> public var stars: Int

    public init(
        id: String, title: String, summary: String = "", picture: String? = nil, diets: Set<Diet> = [],
        preparationMinutes: Int = 0, cookingMinutes: Int = 0, servings: Int = 2, yield: String = "",
        ingredients: [Ingredient] = [], steps: [Step] = [], nutrition: Nutrition? = nil,
        tags: [String] = [], cuisine: String = "", category: String = "", author: String = "",
        source: Source? = nil, notes: String = "", morePictures: [String] = [], stars: Int = 0,
        inferredDiets: Set<Diet>? = nil
    ) {
        self.id = id
        self.title = title
        self.summary = summary
        self.picture = picture
        self.diets = diets
        self.preparationMinutes = preparationMinutes
        self.cookingMinutes = cookingMinutes
        self.servings = servings
        self.yield = yield
        self.ingredients = ingredients
        self.steps = steps
        self.nutrition = nutrition
        self.tags = tags
        self.cuisine = cuisine
        self.category = category
        self.author = author
        self.source = source
        self.notes = notes
        self.morePictures = morePictures
        self.stars = stars
        self.inferredDiets = inferredDiets
    }

    public var totalMinutes: Int { preparationMinutes + cookingMinutes }
    /// All of them, the one on the card first.
    public var pictures: [String] { (picture.map { [$0] } ?? []) + morePictures }
    /// The clips of its steps, and the pictures that stand for them.
    public var clipMedia: [String] {
        steps.flatMap { step in step.clip.map { [$0] + (step.picture.map { [$0] } ?? []) } ?? [] }
    }
    /// What of the library goes along with it: its pictures, and those and the clips of its steps.
    public var media: [String] {
        pictures + steps.compactMap(\.picture) + steps.compactMap(\.clip)
    }
}
