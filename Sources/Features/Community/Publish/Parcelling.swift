import API
import Foundation
import Guest
import House
import class House.Host
import Library
import Recipes
import Screen
import Sync
import SyncEngine

/// A recipe of the library made ready to be published: its pictures go by their content, and what only concerns the cook
/// stays here.
enum Parcelling {
    struct File: Sendable {
        var data: Data
        var mediaType: String

        var hash: String { data.withUnsafeBytes { Digest(of: $0) }.text }
    }

    /// - Parameter cached: the pictures of others' posts that have been seen.
    /// - Returns: the post without a word of its author's, and what it names.
    static func parcel(
        _ recipe: Recipe, in box: RecipeBox, _ drawing: PictureShop, cached: PictureCache = { _ in nil }
    ) async throws(LibraryError) -> (draft: PostDraft, pictures: [PostToSend.Picture]) {
        let recipe = recipe.withoutPrintedPages
        var hashes: [String: String] = [:], pictures: [PostToSend.Picture] = []
        for name in recipe.media where hashes[name] == nil {
            if let file = try await file(name, in: box, drawing, cached: cached) {
                hashes[name] = file.hash
                pictures.append(.init(hash: file.hash, name: name))
            } else if let absent = try await AbsentFile.named(name, in: box) {
                // It lies on the server already.
                hashes[name] = absent.hash
            }
        }
        var sent = recipe.cleanedForPost.withMedia { name in hashes[name].map { BlobName.prefix + $0 } }
        (sent.stars, sent.inferredDiets, sent.id) = (0, nil, "")
        sent.morePictures = sent.morePictures.filter { $0 != sent.picture }
        return (PostDraft(recipe: sent), pictures)
    }

    /// A picture or a clip as it is sent; nil = the library has none of that name.
    static func file(
        _ name: String, in box: RecipeBox, _ shop: PictureShop, cached: PictureCache
    ) async throws(LibraryError) -> File? {
        if let picture = PostPicture(sentName: name)?.onServer {
            return cached(picture.file).map { File(data: $0, mediaType: "image/jpeg") }
        }
        guard let picture = try await box.picture(name) else { return nil }
        guard picture.mediaType == "image/svg+xml" else {
            return File(data: picture.data, mediaType: picture.mediaType)
        }
        // A drawing could hold anything: it goes out as a photograph of itself.
        return await shop(picture.data).map { File(data: $0.data, mediaType: $0.mediaType) }
    }

    /// Makes a photograph of a drawing.
    typealias PictureShop = @Sendable (Data) async -> PictureFile?
    typealias PictureCache = @Sendable (_ file: String) -> Data?
}

extension Community {
    /// Brings a picture or clip of a post to the server, unless it is there.
    func bring(
        _ picture: PostToSend.Picture, then: @escaping @MainActor (Result<Void, GuestTrouble>) -> Void
    ) {
        ask {
            [
                box = host.services.box, shop = host.services.pictureShop, cached = pictures.cached,
                copies = CopyShop(host)
            ]
            guest throws(GuestTrouble) in
            guard try await !guest.missingBlobs([picture.hash]).isEmpty else { return }
            // It may have been thrown away while the post waited for the network.
            try await copies.keep(picture.name, guest)
            guard let file = try? await Parcelling.file(picture.name, in: box, shop, cached: cached)
            else { return }
            try await guest.putBlob(file.data, hash: picture.hash, type: file.mediaType)
        } then: {
            then($0)
        }
    }
}

extension Services {
    /// Photographs drawings in the scullery.
    var pictureShop: Parcelling.PictureShop {
        { [drawer] data in
            let size = PictureRendering(width: 1500, height: 1000, fills: true)
            guard let pixels = await drawer.pixels(of: data, size) else { return nil }
            return try? PictureFile(pixels.opaque.bitmap(version: 0))
        }
    }
}
