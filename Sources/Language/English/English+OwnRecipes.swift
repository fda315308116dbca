extension English {
    public var newRecipe: String { "New recipe" }
    public var searchOwn: String { "Search my recipes" }
    public var ownFailed: String { "Your recipes can’t be read" }
    public var noOwnTitle: String { "Nothing of your own yet" }
    public var noOwn: String { "Recipes that you write or change come here." }
    public func noOwnFits(_ text: String) -> String { "None of your recipes fits “\(text)”." }
    public var draft: String { "Draft" }
    public var untitled: String { "Without a title" }
    public func goOnWriting(_ title: String) -> String { "Go on with \(title)" }
    public var goOnDetail: String { "Everything is as you left it." }
    public func editOrRemove(_ title: String) -> String { "Edit or remove \(title)" }
    public var edit: String { "Edit" }
    public var editDetail: String { "Ingredients, steps, pictures and all the rest." }
    public var removeOwnDetail: String { "With its heart, and out of its collections. You can undo it." }
    public var throwAway: String { "Throw away" }
    public var throwAwayDetail: String { "What you have written so far. You can undo it." }
    public func ownRemoved(recipes count: Int, drafts: Int, title: String?) -> String {
        if let title { return drafts > 0 ? "The draft “\(title)” is thrown away." : "“\(title)” is removed." }
        let things = [
            count > 0 ? recipes(count) : "", drafts > 0 ? counted(drafts, "draft", "drafts") : "",
        ]
        return "\(listed(things.filter { !$0.isEmpty })) removed."
    }
}
