import API
import Foundation
import Guest
import House
import class House.Host
import Kit
import Library

/// Which of the cook's collections others see, and whether they see them as they are.
@MainActor final class Showcase {
    private unowned let community: Community
    private var host: Host { community.host }
    /// Those that have been looked at.
    private var own: [RecipeCollection.ID: OwnCollection] = [:]
    /// By what the collections are known by; nil = not read yet.
    private(set) var shown: [String: ShownCollection]?
    /// Those that the server knows of: some may have been shown, or deleted, from another machine. Nil = not asked.
    private var theirs: [PublicCollection]?
    private var isAsking = false
    /// Goes up with whatever the cook does: what was asked before is no longer true.
    private var edition = 0
    /// Those that are being recognised.
    private var sought: Set<String> = []

    init(_ community: Community) { self.community = community }

    /// Somebody else is signed in.
    func forget() { (own, shown, theirs, isAsking, sought) = ([:], nil, nil, false, []) }

    // MARK: Looking

    /// A collection has come into sight, or is otherwise now.
    func look(at collection: RecipeCollection.ID) {
        guard let whose = community.account else { return }
        host.read("public side of a collection", afterWrites: true) { box throws(LibraryError) in
            (try await box.own(collection, of: whose), try await box.shownCollections(of: whose))
        } then: { [self] answer in
            guard case .success((let found, let shown)) = answer, whose == community.account else { return }
            (own[collection], self.shown) = (found, shown)
            recognise(collection)
            host.touch()
        }
    }

    /// Nil until it has been looked at.
    func side(of collection: RecipeCollection.ID) -> PublicSide? {
        guard let found = own[collection] else { return nil }
        let words = host.words, shown = shown?[found.key]
        return PublicSide(
            note: shown.map {
                isHeld($0) ? words.collectionHeld : words.collectionIsPublic(community.serverName)
            },
            title: shown == nil ? words.publishCollection : words.changePublicCollection,
            detail: shown == nil
                ? words.publishCollectionDetail(community.serverName) : words.changePublicCollectionDetail,
            update: shown.flatMap { $0.isStill(found) || isHeld($0) ? nil : words.updatePublicCollection }
        ) { [self] in offer(collection) }
    }

    /// The card that says what others will see.
    func offer(_ collection: RecipeCollection.ID) {
        guard let found = own[collection] else { return }
        ShowcaseModel(.own(collection, found), shown: shown?[found.key], community).offer()
    }

    /// The same for what others see, if the library has what it was made of; else of what the server knows.
    /// - Parameter titles: of its posts, as far as they are known.
    func change(_ collection: PublicCollection, titles: [Post.ID: String]) {
        guard let whose = community.account else { return }
        host.read("public side of a collection", afterWrites: true) {
            box throws(LibraryError) -> (Int64, OwnCollection, ShownCollection)? in
            let shown = try await box.shownCollections(of: whose)
            guard let (key, found) = shown.first(where: { $0.value.id == collection.id }),
                let number = try await box.collection(known: key),
                let own = try await box.own(number, of: whose)
            else { return nil }
            return (number, own, found)
        } then: { [self] answer in
            guard case .success(let found) = answer else { return }
            if let (number, own, shown) = found {
                self.own[number] = own
                return ShowcaseModel(.own(number, own), shown: shown, community).offer()
            }
            ShowcaseModel(.server(collection, titles: titles), shown: nil, community).offer()
        }
    }

    // MARK: What becomes of them

    /// Others see it so from now on; nil = they don't see it any more.
    func note(_ new: ShownCollection?, of key: String) {
        guard let whose = community.account else { return }
        shown = shown ?? [:]
        shown?[key] = new
        theirs = nil
        edition += 1
        host.change("public side of a collection") { box throws(LibraryError) in
            try await box.note(new, of: key, of: whose)
        }
        host.touch()
    }

    /// The server doesn't know it any more, wherever it was deleted.
    func isGone(_ id: PublicCollection.ID) {
        guard let whose = community.account else { return }
        shown = shown?.filter { $0.value.id != id }
        theirs = nil
        edition += 1
        host.change("public side of a collection") { box throws(LibraryError) in
            for (key, found) in try await box.shownCollections(of: whose) where found.id == id {
                try await box.note(nil, of: key, of: whose)
            }
        }
        host.touch()
    }

    // MARK: Other machines

    /// One that was shown from another machine is called the same there; one that was deleted there is nowhere.
    private func recognise(_ collection: RecipeCollection.ID) {
        guard let found = own[collection], let shown else { return }
        guard let theirs else { return ask() }
        if let known = shown[found.key] {
            if !theirs.contains(where: { $0.id == known.id }) { isGone(known.id) }
            return
        }
        let same = theirs.first { one in
            Self.folded(one.name) == Self.folded(found.name) && !shown.values.contains { $0.id == one.id }
        }
        guard let same, sought.insert(same.id).inserted else { return }
        community.ask { guest throws(GuestTrouble) in
            try await guest.collection(same.id)
        } then: { [self] answer in
            guard case .success(let whole) = answer, whole.isMine else {
                sought.remove(same.id)
                return
            }
            // What is only called the same is another one.
            guard !Set(whole.posts ?? []).isDisjoint(with: found.posts) else { return }
            let draft = CollectionDraft(name: whole.name, text: whole.text, posts: whole.posts ?? [])
            note(ShownCollection(id: whole.id, called: found.name, draft: draft), of: found.key)
        }
    }

    private func ask() {
        guard !isAsking, let me = host.membership.account?.userName else { return }
        isAsking = true
        let edition = edition
        community.ask { guest throws(GuestTrouble) in
            var found: [PublicCollection] = [], next: String?
            repeat {
                let page = try await guest.collections(of: me, after: next)
                (found, next) = (found + page.items, page.next == next ? nil : page.next)
            } while next != nil && found.count < 1000
            return found
        } then: { [self] answer in
            isAsking = false
            guard case .success(let found) = answer, edition == self.edition else { return }
            theirs = found
            for collection in own.keys { recognise(collection) }
        }
    }

    /// A moderator has taken it away.
    private func isHeld(_ shown: ShownCollection) -> Bool {
        theirs?.contains { $0.id == shown.id && $0.state == .removed } == true
    }

    nonisolated static func folded(_ name: String) -> String {
        name.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
    }
}

extension ShownCollection {
    /// Whether others see it as it is.
    func isStill(_ own: OwnCollection) -> Bool { called == own.name && draft.posts == own.posts }
}
