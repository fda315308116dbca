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
    /// As it is on the server already; nil = it isn't.
    var published: (post: Post, tag: String?)?
    /// How the recipe differs from what is published; nil = it isn't.
    var changes: RecipeChanges?
    /// Whether the server is still being asked whether it has it.
    var isLearning = false
    /// Whether a change takes the recipe along, or only what is said of it.
    var takesRecipe = true
    /// How many pictures of a change are there.
    var brought: (done: Int, of: Int)?
    /// Told what became of the post.
    let onChange: (@MainActor (Post, String?) -> Void)?
    /// Nil until its pictures have been looked at.
    private var parcel: (draft: PostDraft, pictures: [PostToSend.Picture])?
    /// What is wrong with it, a sentence each.
    private(set) var faults: [String] = []
    private(set) var commentFault: String?
    var trouble: String?
    var isBusy = false
    /// Made before the first try: the same for the same words, until the server has refused it.
    private var made: PostToSend?

    init(
        _ recipe: Recipe, _ community: Community, onChange: (@MainActor (Post, String?) -> Void)? = nil
    ) {
        (self.recipe, self.community, self.onChange) = (recipe, community, onChange)
    }

    /// Whether a page is recommended, and no recipe published.
    var recommendedPage: BrowserAddress? { recipe.recommendedPage.flatMap { BrowserAddress($0) } }

    /// The picture of its card, as pages name it.
    var shownPicture: String? {
        recipe.picture.flatMap { name in
            PostPicture(sentName: name).map { community.pictures.name($0) } ?? name
        }
    }

    static let sheet = "publish", field = "publish comment"

    var isReady: Bool { parcel != nil && !isLearning && !isBusy && faults.isEmpty && hasChanged }
    var isBeingPrepared: Bool { (parcel == nil || isLearning) && trouble == nil }

    /// What would be sent; nil until it has been made ready.
    var draft: PostDraft? {
        guard var draft = parcel?.draft else { return nil }
        if let published, !takesRecipe { draft.recipe = published.post.recipe }
        draft.comment = written
        return draft
    }
    /// The recipe as it is now, as it would be sent.
    var packed: Recipe? { parcel?.draft.recipe }
    /// What is said of it, as it would be sent.
    var written: String { PublicText.cleaned(comment, hasLines: true).trimmed }

    /// How many of its pictures are there.
    var progress: (done: Int, of: Int)? {
        if isBusy, let brought { return brought }
        guard isBusy, let sending = community.outbox.sending, sending.key == made?.key else { return nil }
        return (sending.done, sending.of)
    }

    func offer() {
        host.present(
            Sheet(Self.sheet) { [self] look in PublishSheet(look: look, host: host, model: self) })
        prepare()
        guard let picture = recipe.picture, PostPicture(sentName: picture) != nil else { return }
        // Whoever recommends a dish quickly hasn't seen its picture yet. On a weak network it comes while they write, and
        // without one the post goes without.
        community.ask { [shop = CopyShop(host)] guest throws(GuestTrouble) in
            try await shop.keep(picture, guest)
        } then: { [self] _ in
            prepare()
        }
    }

    private func prepare() {
        host.read("recipe to publish", afterWrites: true) {
            [
                recipe, whose = community.account ?? "", shop = host.services.pictureShop,
                cached = community.pictures.cached
            ] box throws(LibraryError) in
            (
                try await Parcelling.parcel(recipe, in: box, shop, cached: cached),
                // What is said of a page is a post of its own, whatever has become of the recipe.
                recipe.recommendedPage == nil ? try await box.post(copiedAs: recipe.id, of: whose) : nil
            )
        } then: { [self] answer in
            switch answer {
            case .success((let parcel, let post)):
                // What is said of it is still to be written; a picture that comes later says nothing of what is wrong.
                if self.parcel == nil { tell(parcel.draft.faults.filter { $0.key != "comment" }) }
                self.parcel = parcel
                if let post {
                    isLearning = true
                    learn(post)
                }
            case .failure(let why): trouble = why.sentence(host.words)
            }
            host.touch()
        }
    }

    func type(_ text: String) {
        (comment, commentFault) = (text, nil)
        host.touch()
    }

    func tell(_ faults: [String: FieldFault]) {
        commentFault = faults["comment"].map { host.words.fault($0, in: "comment") }
        self.faults = faults.filter { $0.key != "comment" }.sorted { $0.key < $1.key }
            .map { host.words.fault($1, in: $0) }
    }

    func publish() {
        guard isReady, let draft, let pictures = parcel?.pictures else { return }
        tell(draft.faults)
        if commentFault != nil || !faults.isEmpty {
            host.services.speaker.play(.refused)
            return host.touch()
        }
        if published != nil {
            let named = Set(draft.recipe.media.map { String($0.dropFirst(BlobName.prefix.count)) })
            let needed = pictures.filter { named.contains($0.hash) }
            return change(draft, needed[...], of: needed.count)
        }
        if made?.draft != draft {
            made = PostToSend(
                key: UUID().uuidString, draft: draft, pictures: pictures,
                recipe: recommendedPage == nil ? recipe.id : nil)
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
            // The next try is another, with what has come meanwhile.
            made = nil
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
