public import Recipes

/// A step of the instructions.
public struct WrittenStep: Sendable, Hashable {
    /// As it is written, without a number before it.
    public var text: String
    /// A short name, if the author gave one.
    public var title: String
    /// The part of the dish it is for; empty if the instructions have no parts.
    public var part: String
    public var picture: WrittenPicture?
    /// A film of some seconds that shows how it is done; where it lies is told as of a picture.
    public var clip: WrittenPicture?
    /// What goes in during this step, where the format says so; nil where it must be found in the words.
    public var ingredients: [Ingredient]?

    public init(
        _ text: String, title: String = "", part: String = "", picture: WrittenPicture? = nil,
        clip: WrittenPicture? = nil, ingredients: [Ingredient]? = nil
    ) {
        self.text = text
        self.title = title
        self.part = part
        self.picture = picture
        self.clip = clip
        self.ingredients = ingredients
    }
}
