import API
import Foundation
import Guest
import House
import class House.Host
import Kit
import Library
import Recipes

/// All dishes of somebody's collection into a collection of the cook's own, one after the other: what they have
/// already isn't doubled, and what doesn't come is said.
@MainActor final class TakingOver {
    let collection: PublicCollection
    /// How many have been looked after, and of how many; nil = which they are is being asked.
    private(set) var progress: (done: Int, of: Int)?
    private(set) var isRunning = false
    /// Those of the cook's recipes that they are.
    private var recipes: [Recipe.ID] = []
    private var failed = 0
    /// Why the last one didn't come.
    private var why: GuestTrouble?
    private var wait: Task<Void, Never>?
    private var isCalledOff = false
    private unowned let community: Community
    private var host: Host { community.host }

    init(_ collection: PublicCollection, _ community: Community) {
        (self.collection, self.community) = (collection, community)
    }

    func begin() {
        if isRunning { return }
        (isRunning, isCalledOff, progress) = (true, false, nil)
        (recipes, failed, why) = ([], 0, nil)
        host.services.speaker.play(.tick)
        wait = community.ask { [id = collection.id] guest throws(GuestTrouble) in
            var cards: [PostCard] = [], next: String?
            repeat {
                let page = try await guest.posts(in: id, after: next)
                (cards, next) = (cards + page.items, page.next == next ? nil : page.next)
            } while next != nil && cards.count < CollectionDraft.mostPosts
            return cards
        } then: { [self] answer in
            switch answer {
            case .success(let cards):
                progress = (0, cards.count)
                take(cards[...])
            case .failure(let why):
                end()
                if !isCalledOff { community.refuse(why) }
            }
            host.touch()
        }
        host.touch()
    }

    /// What has come by now stays.
    func callOff() {
        guard isRunning else { return }
        isCalledOff = true
        wait?.cancel()
        host.touch()
    }

    private func take(_ left: ArraySlice<PostCard>) {
        if let count = progress?.of { progress = (count - left.count, count) }
        host.touch()
        guard let card = left.first, !isCalledOff, let whose = community.account else { return keep() }
        host.read("copy of a post", afterWrites: true) { box throws(LibraryError) in
            try await box.saved(card.id, of: whose)
        } then: { [self] answer in
            if case .success(let saved?) = answer {
                recipes.append(saved.recipe)
                take(left.dropFirst())
            } else if card.link != nil {
                // A page that somebody recommends isn't a recipe that could be taken along.
                take(left.dropFirst())
            } else {
                bring(card, left.dropFirst(), whose)
            }
        }
    }

    private func bring(_ card: PostCard, _ left: ArraySlice<PostCard>, _ whose: String) {
        if isCalledOff { return keep() }
        let id = UUID().uuidString.lowercased()
        let source = host.words.whose(
            card.author?.displayName ?? host.words.somebodyGone, on: community.serverName)
        var shop = CopyShop(host)
        shop.takesClips = !host.settings.savesData
        wait = community.ask { [shop] guest throws(GuestTrouble) in
            let post = try await guest.post(card.id).post
            return (post, try await PostCopy.bring(post, as: id, source: source, guest, shop))
        } then: { [self] answer in
            switch answer {
            case .success((let post, let copy)): keep(copy, of: post, left, whose)
            case .failure(let why):
                if isCalledOff { return keep() }
                failed += 1
                self.why = why
                // Without the server none of the others comes either.
                guard why.isOfOne else {
                    failed += left.count
                    return keep()
                }
                take(left)
            }
        }
    }

    private func keep(_ copy: PostCopy, of post: Post, _ left: ArraySlice<PostCard>, _ whose: String) {
        let theirs = SavedPost.text(post.recipe), id = post.id
        host.change("copy of a post") { [now = host.now] box throws(LibraryError) in
            try await box.keep(copy, of: id, theirs: theirs, of: whose, at: now)
        } then: { [self] saved in
            recipes.append(saved.recipe)
            if !post.isMine { community.note(.saved, of: id) }
            take(left)
        } failed: { [self] in
            // The library says so itself.
            failed += 1 + left.count
            keep()
        }
    }

    private func end() {
        (isRunning, progress, wait) = (false, nil, nil)
        community.takings[collection.id] = nil
    }

    /// What has come, together.
    private func keep() {
        end()
        guard !recipes.isEmpty else {
            if failed > 0, !isCalledOff { community.refuse(why ?? .offline(cause: "nothing has come")) }
            return host.touch()
        }
        let name = collection.name
        host.change("collection taken over") { [recipes, now = host.now] box throws(LibraryError) in
            let there = try await box.collections().first {
                Showcase.folded($0.name) == Showcase.folded(name)
            }
            return try await box.change(
                CollectionChange(
                    recipes, into: there.map { [$0.id] } ?? [], new: there == nil ? [name] : []), at: now)
        } then: { [self] _ in
            host.services.speaker.play(.favourite)
            host.tell(host.words.takenOver(recipes.count, into: name, failed: failed))
        }
        host.touch()
    }
}

extension GuestTrouble {
    /// Whether it is only one post that doesn't come.
    fileprivate var isOfOne: Bool {
        if case .stranger = self { return true }
        return isForGood
    }
}
