import API
import Recipes
import ServerStore

/// A recipe as a moderator reads it: all of it, and plainly.
struct ConsoleRecipe: Sendable {
    var summary: String?
    var recipeFacts: String
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
        recipeFacts = ConsoleCard.facts(of: recipe, words)
        pictures =
            post.map { post in
                recipe.pictures.map {
                    Route.consolePicture.path(post, String($0.dropFirst(BlobName.prefix.count)))
                }
            } ?? []
        hasPictures = !pictures.isEmpty
        recommended = recipe.recommendedPage
        ingredients = recipe.ingredients.map { $0.line(words.kitchen) }
        steps = recipe.steps.map(\.text)
        notes = recipe.notes.isEmpty ? nil : recipe.notes
        source = recipe.source.map {
            [$0.name, $0.address ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
        }
    }
}
