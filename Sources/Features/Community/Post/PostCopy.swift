import API
import Foundation
import Guest
import House
import Library
import Media
import Recipes

/// A post as a recipe of one's own: with its pictures and clips, and saying whose it is.
struct PostCopy: Sendable {
    var recipe: Recipe
    var pictures: [SavedPicture]

    /// Fetches what it needs. It is made without a picture or clip that nobody has any more, or that can't be made; in the
    /// place of such a clip is the picture that stands for it.
    /// - Parameters:
    ///   - id: of the recipe that is made.
    ///   - naming: with what the names of its pictures begin, which no others have.
    ///   - source: whose it is, as the page says it.
    static func bring(
        _ post: Post, as id: Recipe.ID, naming: String? = nil, source: String, _ guest: Guest,
        _ shop: CopyShop
    ) async throws(GuestTrouble) -> PostCopy {
        var names: [String: String] = [:], clips: [String: String] = [:], media: [SavedPicture] = []
        var recipe = post.recipe.withPosters
        for name in recipe.pictures + recipe.steps.compactMap(\.picture) where names[name] == nil {
            guard let picture = PostPicture(name, of: post.id)?.onServer else { continue }
            let data = try await unlessGone { () throws(GuestTrouble) in
                try await shop.picture(picture, guest)
            }
            guard let data else { continue }
            let own = "\(naming ?? id)-\(names.count + 1)"
            names[name] = own
            media.append(SavedPicture(name: own, mediaType: "image/jpeg", data: data))
        }
        for name in recipe.steps.compactMap(\.clip) where clips[name] == nil {
            guard let hash = BlobName.hash(of: name) else { continue }
            let clip = ServerClip(of: post.id, hash: hash)
            let data = try await unlessGone { () throws(GuestTrouble) in try await shop.clip(clip, guest) }
            guard let data else { continue }
            let own = "\(naming ?? id)-clip-\(clips.count + 1)"
            clips[name] = own
            media.append(SavedPicture(name: own, mediaType: Clip.mediaType, data: data))
        }
        recipe = recipe.withMedia {
            names[$0]
        } clips: {
            clips[$0]
        }
        recipe.id = id
        if recipe.author.isEmpty { recipe.author = post.author?.displayName ?? "" }
        recipe.source = Recipe.Source(name: source)
        return PostCopy(recipe: recipe, pictures: media)
    }

    private static func unlessGone(
        _ bring: () async throws(GuestTrouble) -> Data?
    ) async throws(GuestTrouble) -> Data? {
        do throws(GuestTrouble) { return try await bring() } catch {
            if error.isForGood { return nil }
            throw error
        }
    }
}

extension Recipe {
    /// With the picture that stands for a clip where a step has no other.
    var withPosters: Recipe {
        var recipe = self
        for index in recipe.steps.indices {
            recipe.steps[index].picture = recipe.steps[index].picture ?? recipe.steps[index].clip
        }
        return recipe
    }

    /// With other names for its pictures and clips; nil = without that one.
    func withMedia(_ name: (String) -> String?) -> Recipe { withMedia(name, clips: name) }

    func withMedia(_ name: (String) -> String?, clips clipName: (String) -> String?) -> Recipe {
        var recipe = self
        recipe.picture = picture.flatMap(name)
        recipe.morePictures = morePictures.compactMap(name)
        for index in recipe.steps.indices {
            recipe.steps[index].picture = recipe.steps[index].picture.flatMap(name)
            recipe.steps[index].clip = recipe.steps[index].clip.flatMap(clipName)
        }
        return recipe
    }
}
