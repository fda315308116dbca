import API
import Foundation
import Guest
import House
import class House.Host
import Kit
import Library

/// What others will see of a collection, before they do: the first time, changed, or no longer.
@MainActor final class ShowcaseModel {
    enum Source {
        case own(RecipeCollection.ID, OwnCollection)
        /// Of which this library has nothing.
        case server(PublicCollection, titles: [Post.ID: String])
    }

    let source: Source
    /// What they see; nil = nothing yet.
    private(set) var shown: ShownCollection?
    private(set) var name: String
    private(set) var text: String
    private(set) var nameFault: String?, textFault: String?, trouble: String?
    private(set) var isBusy = false
    let community: Community
    var host: Host { community.host }
    /// The same for the same words until they have arrived: then it is there once.
    private var made: (draft: CollectionDraft, key: String)?

    init(_ source: Source, shown: ShownCollection?, _ community: Community) {
        (self.source, self.community) = (source, community)
        switch source {
        case .own(_, let own):
            self.shown = shown
            // Where the collection is called otherwise now, so it shall be seen.
            let isCalledSo = shown.map { $0.called == own.name } ?? false
            name = isCalledSo ? shown?.draft.name ?? own.name : own.name
            text = shown?.draft.text ?? ""
        case .server(let theirs, _):
            self.shown = ShownCollection(
                id: theirs.id, called: theirs.name,
                draft: CollectionDraft(name: theirs.name, text: theirs.text, posts: theirs.posts ?? []))
            (name, text) = (theirs.name, theirs.text)
        }
    }

    static let sheet = "showcase", nameField = "showcase name", textField = "showcase text"

    var posts: [Post.ID] {
        switch source {
        case .own(_, let own): own.posts
        case .server(let theirs, _): theirs.posts ?? []
        }
    }

    /// The names of the dishes that go along.
    var dishes: [String] {
        switch source {
        case .own(_, let own):
            let titles = Dictionary(own.dishes.compactMap { dish in dish.post.map { ($0, dish.title) } }) {
                first, _ in first
            }
            return own.posts.compactMap { titles[$0] }
        case .server(let theirs, let titles): return (theirs.posts ?? []).compactMap { titles[$0] }
        }
    }

    /// The names of those that stay at home.
    var left: [String] { if case .own(_, let own) = source { own.unpublished } else { [] } }

    var isReady: Bool { !isBusy && !posts.isEmpty && draft != shown?.draft }

    /// What would be sent.
    var draft: CollectionDraft {
        CollectionDraft(
            name: PublicText.cleaned(name).trimmed, text: PublicText.cleaned(text, hasLines: true).trimmed,
            posts: posts)
    }

    func offer() {
        host.present(Sheet(Self.sheet) { [self] in ShowcaseSheet(look: $0, host: host, model: self) })
    }

    func type(name: String) {
        (self.name, nameFault, trouble) = (name, nil, nil)
        host.touch()
    }

    func type(text: String) {
        (self.text, textFault, trouble) = (text, nil, nil)
        host.touch()
    }

    // MARK: Showing it

    func publish() {
        guard isReady else { return }
        let draft = draft
        if tell(draft.faults) { return }
        (isBusy, trouble) = (true, nil)
        if let shown {
            community.ask { guest throws(GuestTrouble) in
                try await guest.change(shown.id, to: draft)
            } then: { [self] in
                end(draft, $0)
            }
        } else {
            if made?.draft != draft { made = (draft, UUID().uuidString) }
            let key = made?.key ?? ""
            community.ask { guest throws(GuestTrouble) in
                try await guest.publish(draft, key: key)
            } then: { [self] in
                end(draft, $0)
            }
        }
        host.touch()
    }

    /// - Returns: whether there is anything wrong.
    private func tell(_ faults: [String: FieldFault]) -> Bool {
        nameFault = faults["name"].map { host.words.fault(ofCollection: $0, in: "name") }
        textFault = faults["text"].map { host.words.fault(ofCollection: $0, in: "text") }
        trouble = faults["posts"].map { host.words.fault(ofCollection: $0, in: "posts") }
        if faults.isEmpty { return false }
        if nameFault != nil { host.stage.focus(on: Self.nameField, caret: .max) }
        host.services.speaker.play(.refused)
        host.touch()
        return true
    }

    private func end(_ draft: CollectionDraft, _ answer: Result<PublicCollection, GuestTrouble>) {
        isBusy = false
        let isShown = host.sheet?.id == Self.sheet
        switch answer {
        case .success(let theirs):
            let isNew = shown == nil
            if case .own(_, let own) = source {
                let new = ShownCollection(id: theirs.id, called: own.name, draft: draft)
                shown = new
                community.showcase.note(new, of: own.key)
            }
            community.update(theirs)
            if isShown { host.dismiss() }
            host.services.speaker.play(.favourite)
            host.tell(
                isNew
                    ? host.words.collectionPublished(theirs.name, dishes: theirs.dishes)
                    : host.words.publicCollectionChanged(theirs.name))
        case .failure(let why):
            if why == .cancelled { break }
            if why.kind == .notFound, let gone = shown {
                // It was deleted from another machine: it can be shown anew.
                shown = nil
                community.showcase.isGone(gone.id)
                community.isGone(collection: gone.id)
                trouble = host.words.publicCollectionGone
            } else if why.kind != .invalid || !tell(why.fields) {
                trouble = sentence(why)
            }
            host.services.speaker.play(.refused)
            if !isShown { host.tell(sentence(why)) }
        }
        host.touch()
    }

    private func sentence(_ why: GuestTrouble) -> String {
        guard why.kind == .forbidden else { return community.sentence(why) }
        return shown == nil ? host.words.tooManyCollections : host.words.collectionHeld
    }

    // MARK: Showing it no longer

    func askToWithdraw() {
        guard let shown else { return }
        // Who doesn't mean it finds what they have typed.
        community.withdraw(shown.id) { [self] in offer() }
    }
}

extension Community {
    /// Asks first.
    func withdraw(_ id: PublicCollection.ID, refuse: @escaping @MainActor () -> Void = {}) {
        let words = host.words
        host.confirm(
            "trash", words.withdrawTitle, words.withdrawText, yes: words.withdraw, refuse: refuse
        ) { [self] in
            ask { guest throws(GuestTrouble) in
                try await guest.deleteCollection(id)
            } then: { [self] answer in
                // Whoever wants it gone has that, too, where it is gone already.
                if case .failure(let why) = answer, why.kind != .notFound {
                    self.refuse(why)
                    return refuse()
                }
                showcase.isGone(id)
                isGone(collection: id)
                host.services.speaker.play(.tick)
                host.tell(host.words.collectionWithdrawn)
            }
        }
    }
}
