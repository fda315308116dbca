import API
import Recipes
import ServerStore

/// A recipe as a moderator reads it: all of it, and plainly.
struct ConsoleRecipe: Sendable {
    var summary: String?
    /// Nil of a page that is recommended, which is named instead, once.
    var recipeFacts: String?
    var hasPictures: Bool
    var pictures: [String]
    /// The page that is recommended; nil = it is a recipe.
    var recommended: String?
    var ingredients: [String]
    var steps: [String]
    var notes: String?
    var source: String?

    /// - Parameter post: whose pictures are to be seen; nil = none of them.
    init(_ recipe: Recipe, post: String?, _ words: ConsoleWords) {
        summary = recipe.summary.isEmpty ? nil : recipe.summary
        recommended = recipe.recommendedPage
        recipeFacts = recommended == nil ? ConsoleCard.facts(of: recipe, words) : nil
        pictures =
            post.map { post in
                recipe.pictures.map {
                    Route.consolePicture.path(post, String($0.dropFirst(BlobName.prefix.count)))
                }
            } ?? []
        hasPictures = !pictures.isEmpty
        ingredients = recipe.ingredients.map { $0.line(words.kitchen) }
        steps = recipe.steps.map(\.text)
        notes = recipe.notes.isEmpty ? nil : recipe.notes
        let source = recommended == nil ? recipe.source : nil
        self.source = source.map {
            [$0.name, $0.address ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
        }
    }
}
