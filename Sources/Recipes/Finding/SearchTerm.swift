/// A thing that a cook wants of a recipe: a word or two, and all that is as good.
public struct SearchTerm: Sendable, Hashable {
    /// As it was typed.
    public var said: String
    /// The words themselves; all of them.
    public var words: [TypedWord]
    /// The same word in another form: "Tomaten" is "Tomate", "tomatoe" can only be "tomato".
    public var same: [String] = []
    /// What else it is called: words that must all be there.
    public var kin: [[String]] = []
    /// What it is called in titles and tags only: "cake" for a dessert.
    public var signs: [[String]] = []
    /// The words that it is put together of, each with what else that is called; one of each must be there.
    public var parts: [[[String]]] = []
    /// What may have been meant, if it was mistyped.
    public var meant: [[String]] = []
    public var trait: Trait?

    /// What a recipe says of itself by other things than words.
    public enum Trait: Sendable, Hashable {
        case diet(Diet)
        /// It takes no longer than `SearchTerm.quickMinutes`.
        case quick
        /// It needs few ingredients.
        case easy
    }

    /// Minutes up to which a recipe is quick.
    public static let quickMinutes = 30
    /// Ingredients up to which a recipe is easy.
    public static let easyFoods = 8

    init(_ said: String, _ words: [String]) {
        self.said = said
        self.words = words.map { TypedWord($0) }
    }

    /// Every word that may have been found for it, to mark it where it stands.
    public var alike: Set<String> {
        Set((kin + signs + meant + parts.joined() + [same]).flatMap { $0.flatMap(Plural.forms) })
    }
}
