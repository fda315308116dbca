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
        guard let reading, recommendedPage == nil else { return }
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
        if let recommendedHere { return community.show(recommendedHere) }
        if let recommendedPage {
            // A stranger's word leads nowhere in the cook's own network.
            guard let address = BrowserAddress(recommendedPage), !address.isOfTheHouse else {
                return host.services.speaker.play(.refused)
            }
            return host.crossings.bringInPage(address.text)
        }
        let id = UUID().uuidString.lowercased()
        bring(as: id, naming: id) { [self] in
            community.note(.saved, of: postID)
            host.tell(host.words.postSaved)
        }
    }

    private func bring(as id: Recipe.ID, naming: String, then: @escaping @MainActor () -> Void) {
        guard let post, !isSaving else { return }
        isSaving = true
        host.services.speaker.play(.tick)
        let source = host.words.whose(
            post.author?.displayName ?? host.words.somebodyGone, on: community.serverName)
        community.ask { [shop = CopyShop(host)] guest throws(GuestTrouble) in
            try await PostCopy.bring(post, as: id, naming: naming, source: source, guest, shop)
        } then: { [self] answer in
            switch answer {
            case .success(let copy): keep(copy, of: post, then: then)
            case .failure(let why):
                isSaving = false
                community.refuse(why)
            }
        }
    }

    private func keep(_ made: PostCopy, of post: Post, then: @escaping @MainActor () -> Void) {
        let whose = community.account ?? ""
        host.change("copy of a post") { [postID, now = host.now] box throws(LibraryError) in
            try await box.keep(made, of: postID, theirs: SavedPost.text(post.recipe), of: whose, at: now)
        } then: { [self] saved in
            (isSaving, self.saved) = (false, saved)
            host.services.speaker.play(.favourite)
            then()
        } failed: { [self] in
            isSaving = false
        }
    }

    // MARK: What the author has changed since

    /// The copy stays as it is; the same change isn't offered again.
    func declineNews() {
        guard let post, var saved else { return }
        saved.theirs = SavedPost.text(post.recipe)
        note(saved)
    }

    /// Into the copy; where the cook has changed that, too, they are asked before.
    func takeNews() {
        guard let saved, !isSaving else { return }
        host.read("copy of a post", afterWrites: true) { box throws(LibraryError) in
            try await box.recipe(saved.recipe)
        } then: { [self] answer in
            guard case .success(let own) = answer, saved == self.saved else { return }
            // It is gone meanwhile: then there is none to be changed.
            guard let own else { return refresh() }
            if SavedPost.text(own) == saved.mine { return replace(own) }
            host.present(
                Sheet("copy changed") { [self] in CopyChangedSheet(look: $0, host: host, page: self, own: own)
                })
        }
    }

    /// The author's recipe in the place of the copy, which can be had again.
    func replace(_ own: Recipe) {
        let before = saved
        bring(as: own.id, naming: "\(own.id)-\(Int(host.now))") { [self] in
            host.tell(host.words.newsTaken) { [self] in
                host.change("copy of a post") { [now = host.now] box throws(LibraryError) in
                    try await box.save(own, at: now)
                } then: { [self] _ in
                    if let before { note(before) }
                }
            }
        }
    }

    /// The author's recipe beside the cook's own, which is nobody's copy from now on.
    func takeBeside() {
        let id = UUID().uuidString.lowercased()
        bring(as: id, naming: id) { [self] in host.tell(host.words.postSaved) }
    }

    private func note(_ saved: SavedPost) {
        let whose = community.account ?? ""
        self.saved = saved
        host.touch()
        host.change("copy of a post") { [postID] box throws(LibraryError) in
            try await box.note(saved, of: postID, of: whose)
        }
    }
}
