extension German {
    public var alreadyOpen: String { "Hands Off ist schon offen; sein Fenster ist jetzt vorn." }
    public var cooksThere: String { "Hands Off ist schon offen; das Rezept steht jetzt in seinem Fenster." }
    public var opensBeside: String {
        "Hands Off ist schon offen, antwortet aber nicht; dies ist ein zweites Fenster auf dieselben Rezepte."
    }

    public func severalMatch(_ dish: String, _ recipes: [String]) -> String {
        "Mehrere Rezepte passen zu „\(dish)“: \(recipes.joined(separator: ", "))."
    }
    public func noRecipeCalled(_ dish: String) -> String {
        "In deiner Rezeptsammlung gibt es kein Rezept namens „\(dish)“."
    }
}
