/// One page of the slideshow: a single thing to do, with what is needed for it.
public struct Step: Sendable, Hashable, Codable {
    /// Two to four words, used to name timers ("Simmer the sauce"); empty if the author gave none.
    public var title: String
    /// The instruction, in full sentences.
    public var text: String
    /// What goes in during this step, with the amounts of this step.
    public var ingredients: [Ingredient]
    /// The name of a picture in the library that shows this step.
    public var picture: String?
    /// The name of a clip in the library that shows how it is done, a few seconds over and over (TR27).
    public var clip: String?
    /// Durations of the instruction, in its own words, that nobody wants a timer for: "2 hours" in "marinated
    /// for 2 hours".
    public var untimed: [String]
    /// The part of the dish it is for: "The sauce". Nil if the instructions have no headings there.
    public var part: String?
    /// Only of a step that is shown for other servings or in other measures: some amount in its words stands as
    /// the author wrote it. Never in files.
    public var isAsWritten = false

    /// Whether something of it is seen besides its words.
    public var hasMedia: Bool { clip != nil || picture != nil }

    public init(
        title: String = "", text: String, ingredients: [Ingredient] = [], picture: String? = nil,
        clip: String? = nil, untimed: [String] = [], part: String? = nil
    ) {
        self.title = title
        self.text = text
        self.ingredients = ingredients
        self.picture = picture
        self.clip = clip
        self.untimed = untimed
        self.part = part
    }
}
