import API
import Foundation
import Guest
import House
import class House.Host
import Library
import Recipes

/// Cooking by a post, and keeping it.
extension PostPage {
    /// From the copy, if there is one: then it is remembered where one was, and that it was cooked.
    func cook() {
        guard let reading else { return }
        guard let copy else { return reading.cook() }
        let isLatest = host.ask()
        host.read("copy of a post") { box throws(LibraryError) in
            try await box.recipe(copy)
        } then: { [host] answer in
            guard isLatest() else { return }
            if case .success(let recipe?) = answer {
                host.crossings.cook(recipe, reading.servings())
            } else {
                reading.cook()
            }
        }
    }

    /// As a recipe of the cook's own; once it is, to its page.
    func save() {
        if let copy { return host.crossings.open(copy) }
        guard let post, !isSaving else { return }
        isSaving = true
        host.services.speaker.play(.tick)
        let id = UUID().uuidString.lowercased()
        let source = host.words.whose(
            post.author?.displayName ?? host.words.somebodyGone, on: community.serverName)
        community.ask {
            [drawer = host.services.drawer, cached = community.pictures.cached] guest throws(GuestTrouble) in
            try await PostCopy.bring(post, as: id, source: source, guest, cached: cached) {
                try? await drawer.file(of: $0)
            }
        } then: { [self] answer in
            switch answer {
            case .success(let copy): keep(copy)
            case .failure(let why):
                isSaving = false
                community.refuse(why)
            }
        }
    }

    private func keep(_ made: PostCopy) {
        let whose = community.account ?? ""
        host.change("copy of a post") { [postID, now = host.now] box throws(LibraryError) in
            for picture in made.pictures { try await box.save(picture) }
            try await box.save(made.recipe, at: now)
            try await box.note(copy: made.recipe.id, of: postID, of: whose)
        } then: { [self] in
            (isSaving, copy) = (false, made.recipe.id)
            community.note(.saved, of: postID)
            host.services.speaker.play(.favourite)
            host.tell(host.words.postSaved)
        } failed: { [self] in
            isSaving = false
        }
    }
}
