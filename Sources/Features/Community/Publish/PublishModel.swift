import API
import Foundation
import Guest
import House
import class House.Host
import Kit
import Library
import Recipes
import Stage

/// A recipe of the cook's own, about to be published (SP2): what it will look like, what the cook says of it, and what
/// keeps it from being sent.
@MainActor final class PublishModel {
    let recipe: Recipe
    let community: Community
    var host: Host { community.host }
    private(set) var comment = ""
    /// Nil until its pictures have been looked at.
    private var parcel: (draft: PostDraft, pictures: [PostToSend.Picture])?
    /// What is wrong with it, a sentence each.
    private(set) var faults: [String] = []
    private(set) var commentFault: String?
    private(set) var trouble: String?
    private(set) var isBusy = false
    /// Made before the first try: the same for the same words.
    private var made: PostToSend?

    init(_ recipe: Recipe, _ community: Community) { (self.recipe, self.community) = (recipe, community) }

    static let sheet = "publish", field = "publish comment"

    var isReady: Bool { parcel != nil && !isBusy && faults.isEmpty }
    var isBeingPrepared: Bool { parcel == nil && trouble == nil }

    /// How many of its pictures are there.
    var progress: (done: Int, of: Int)? {
        guard isBusy, let sending = community.outbox.sending, sending.key == made?.key else { return nil }
        return (sending.done, sending.of)
    }

    func offer() {
        host.present(
            Sheet(Self.sheet) { [self] look in PublishSheet(look: look, host: host, model: self) })
        prepare()
    }

    private func prepare() {
        host.read("recipe to publish", afterWrites: true) {
            [recipe, shop = host.services.pictureShop] box throws(LibraryError) in
            try await Parcelling.parcel(recipe, in: box, shop)
        } then: { [self] answer in
            switch answer {
            case .success(let parcel):
                self.parcel = parcel
                tell(parcel.draft.faults)
            case .failure(let why): trouble = why.sentence(host.words)
            }
            host.touch()
        }
    }

    func type(_ text: String) {
        (comment, commentFault) = (text, nil)
        host.touch()
    }

    private func tell(_ faults: [String: FieldFault]) {
        commentFault = faults["comment"].map { host.words.fault($0, in: "comment") }
        self.faults = faults.filter { $0.key != "comment" }.sorted { $0.key < $1.key }
            .map { host.words.fault($1, in: $0) }
    }

    func publish() {
        guard isReady, var draft = parcel?.draft, let pictures = parcel?.pictures else { return }
        draft.comment = PublicText.cleaned(comment, hasLines: true).trimmed
        tell(draft.faults)
        if commentFault != nil || !faults.isEmpty {
            host.services.speaker.play(.refused)
            return host.touch()
        }
        if made?.draft != draft {
            made = PostToSend(key: UUID().uuidString, draft: draft, pictures: pictures)
        }
        guard let made else { return }
        (isBusy, trouble) = (true, nil)
        community.outbox.add(made) { [self] outcome in end(outcome) }
        host.touch()
    }

    private func end(_ outcome: Outbox.Outcome) {
        isBusy = false
        let isShown = host.sheet?.id == Self.sheet
        switch outcome {
        case .published:
            if isShown { host.dismiss() }
            host.tell(host.words.isPublished(recipe.title))
        case .waits:
            if isShown { host.dismiss() }
            host.tell(host.words.willBePublished(recipe.title))
        case .refused(let why):
            if why == .cancelled { break }
            host.services.speaker.play(.refused)
            if why.kind == .invalid { tell(why.fields) }
            if why.kind != .invalid || (faults.isEmpty && commentFault == nil) {
                trouble = community.sentence(why)
            }
            if !isShown { host.tell(host.words.isNotPublished(recipe.title, community.sentence(why))) }
        }
        host.touch()
    }
}
