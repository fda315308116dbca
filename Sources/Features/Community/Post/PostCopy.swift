import API
import Foundation
import Guest
import House
import Library
import Recipes

/// A post as a recipe of one's own: with its pictures, and saying whose it is.
struct PostCopy: Sendable {
    var recipe: Recipe
    var pictures: [SavedPicture]

    /// Fetches what it needs; a picture that nobody has any more is left out, and clips are.
    /// - Parameters:
    ///   - id: of the recipe that is made.
    ///   - naming: with what the names of its pictures begin, which no others have.
    ///   - source: whose it is, as the page says it.
    ///   - cached: a picture that was fetched before.
    static func bring(
        _ post: Post, as id: Recipe.ID, naming: String? = nil, source: String, _ guest: Guest,
        cached: @Sendable (ServerPicture) -> Data?, drawing: @escaping ServerPicture.PictureDrawing
    ) async throws(GuestTrouble) -> PostCopy {
        var names: [String: String] = [:], pictures: [SavedPicture] = []
        var recipe = post.recipe.withoutClips
        for name in recipe.media where names[name] == nil {
            guard let picture = PostPicture(name, of: post.id)?.onServer else { continue }
            var data = cached(picture)
            if data == nil {
                do throws(GuestTrouble) {
                    data = try await picture.bring(guest, drawing)?.data
                } catch { if error.kind != .notFound { throw error } }
            }
            guard let data else { continue }
            let own = "\(naming ?? id)-\(pictures.count + 1)"
            names[name] = own
            pictures.append(SavedPicture(name: own, mediaType: "image/jpeg", data: data))
        }
        recipe = recipe.withMedia { names[$0] }
        recipe.id = id
        if recipe.author.isEmpty { recipe.author = post.author?.displayName ?? "" }
        recipe.source = Recipe.Source(name: source)
        return PostCopy(recipe: recipe, pictures: pictures)
    }
}

extension Recipe {
    /// With the pictures that stand for its clips in their place.
    var withoutClips: Recipe {
        var recipe = self
        for index in recipe.steps.indices {
            let step = recipe.steps[index]
            recipe.steps[index].picture = step.picture ?? step.clip
            recipe.steps[index].clip = nil
        }
        return recipe
    }

    /// With other names for its pictures; nil = without that one.
    func withMedia(_ name: (String) -> String?) -> Recipe {
        var recipe = self
        recipe.picture = picture.flatMap(name)
        recipe.morePictures = morePictures.compactMap(name)
        for index in recipe.steps.indices {
            recipe.steps[index].picture = recipe.steps[index].picture.flatMap(name)
            recipe.steps[index].clip = recipe.steps[index].clip.flatMap(name)
        }
        return recipe
    }
}
