import API
import Foundation
import Recipes

/// What waits to be published, until the server has answered.
struct PostToSend: Sendable, Hashable {
    /// A picture or a clip that it names.
    struct Picture: Codable, Sendable, Hashable {
        /// Its SHA-256, as the server knows it.
        var hash: String
        /// What it is called in the library.
        var name: String
    }

    /// By which the server knows that it has been sent before.
    var key: String
    var draft: PostDraft
    var pictures: [Picture]
    /// The cook's own recipe that it is made of; nil = not known any more.
    var recipe: Recipe.ID?
}
