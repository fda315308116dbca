public import House
import Library
public import Recipes

/// The pages of single recipes.
@MainActor public final class Dishes {
    unowned let host: Host

    public init(_ host: Host) { self.host = host }

    /// Opens the page of a recipe of the library; that it was looked at goes into the history.
    /// - Parameter isToBeChecked: whether what looks as if it had been read wrongly is marked there.
    public func open(_ id: Recipe.ID, isToBeChecked: Bool = false) {
        let isLatest = host.ask()
        host.read("recipe") { box throws(LibraryError) -> (recipe: Recipe, isFavourite: Bool)? in
            guard let recipe = try await box.recipe(id) else { return nil }
            return (recipe, try await box.isFavourite(id))
        } then: { [self, host] answer in
            guard isLatest() else { return }
            switch answer {
            case .success(let (recipe, isFavourite)?):
                host.hearts.set(isFavourite, id)
                show(recipe)
                if isToBeChecked { (host.page as? RecipePage)?.askToCheck() }
            case .success(nil): host.tell(host.words.recipeGone)
            case .failure(let error):
                host.tell(failure: error.sentence(host.words)) {
                    self.open(id, isToBeChecked: isToBeChecked)
                }
            }
        }
        host.services.save("history") { [now = host.now] box throws(LibraryError) in
            try await box.noteViewed(id, at: now)
        }
    }

    /// Shows the page of a recipe that was just read or written.
    public func show(_ recipe: Recipe) {
        if let page = host.page as? RecipePage, page.recipe.id == recipe.id { return page.take(recipe) }
        // From its top: where one read last matters only on the way back.
        host.stage.scrollToTop(RecipeView.scroll(recipe.id))
        host.show(page(of: recipe))
    }

    /// A page, for whoever pretends to have come by way of it.
    /// - Parameter servings: for how many the cook has chosen it; nil = as it is written.
    public func page(of recipe: Recipe, servings: Int? = nil) -> any Page {
        RecipePage(recipe, servings: servings, host)
    }

    /// Whether the cook is on the page of this recipe.
    public func isShown(_ id: Recipe.ID) -> Bool { host.page.id == RecipePage.id(of: id) }

    /// The way back doesn't lead through this recipe any more: it is gone, or has changed since.
    public func forgetWay(to id: Recipe.ID) { host.forgetWay { $0.id == RecipePage.id(of: id) } }
}
