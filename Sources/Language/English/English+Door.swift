extension English {
    public var alreadyOpen: String { "Hands Off is already open; its window is in front now." }
    public var cooksThere: String { "Hands Off is already open; the recipe is in its window now." }
    public var opensBeside: String {
        "Hands Off is already open but doesn't answer, so this is a second window on the same recipes."
    }

    public func severalMatch(_ dish: String, _ recipes: [String]) -> String {
        "Several recipes match “\(dish)”: \(recipes.joined(separator: ", "))."
    }
    public func noRecipeCalled(_ dish: String) -> String {
        "There is no recipe called “\(dish)” in the library."
    }
}
