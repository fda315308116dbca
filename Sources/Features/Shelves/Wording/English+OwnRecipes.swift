import Language

extension English {
    var newRecipe: String { "New recipe" }
    var searchOwn: String { "Search my recipes" }
    var ownFailed: String { "Your recipes can’t be read" }
    var noOwnTitle: String { "Nothing of your own yet" }
    var noOwn: String { "Recipes that you write or change come here." }
    func noOwnFits(_ text: String) -> String { "None of your recipes fits “\(text)”." }
    var draft: String { "Draft" }
    var untitled: String { "Without a title" }
    func goOnWriting(_ title: String) -> String { "Go on with \(title)" }
    var goOnDetail: String { "Everything is as you left it." }
    func editOrRemove(_ title: String) -> String { "Edit or remove \(title)" }
    var editDetail: String { "Ingredients, steps, pictures and all the rest." }
    var removeOwnDetail: String { "With its heart, and out of its collections. You can undo it." }
    var throwAway: String { "Throw away" }
    var throwAwayDetail: String { "What you have written so far. You can undo it." }
    func ownRemoved(recipes count: Int, drafts: Int, title: String?) -> String {
        if let title { return drafts > 0 ? "The draft “\(title)” is thrown away." : "“\(title)” is removed." }
        let things = [
            count > 0 ? recipes(count) : "", drafts > 0 ? counted(drafts, "draft", "drafts") : "",
        ]
        return "\(listed(things.filter { !$0.isEmpty })) removed."
    }
}
