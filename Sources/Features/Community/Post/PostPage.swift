import API
import Guest
import House
import class House.Host
import Kit
import Library
import Recipes
import Stage
import Web

/// A recipe that somebody has published: to be read, cooked, saved, voted for and talked about (SP2, SP4, RF6).
@MainActor final class PostPage: Page {
    unowned let community: Community
    let postID: Post.ID
    /// As a list showed it, until it is here itself.
    private let card: PostCard?
    private(set) var post: Post?
    /// What a change must name as the state it changes.
    var tag: String?
    /// Why it isn't here, or may be an older one.
    private(set) var trouble: GuestTrouble?
    private(set) var isAsking = false
    /// It as the library's recipes are shown.
    private(set) var reading: RecipeReading?
    private(set) var votes: VoteModel?
    private(set) lazy var talk = TalkModel(postID, community)
    /// The cook's own copy, and how it was; nil = there is none.
    var saved: SavedPost? { didSet { if saved != oldValue { lookForNews() } } }
    var copy: Recipe.ID? { saved?.recipe }
    /// Whether the copy is of an older state of the recipe, and the cook hasn't said what is to become of that. Looked for
    /// when one of the two changes, as the page is built more often.
    private(set) var hasNews = false
    var isSaving = false
    private var picturesSeen = -1

    init(_ id: Post.ID, card: PostCard? = nil, _ community: Community) {
        (postID, self.card, self.community) = (id, card, community)
    }

    var host: Host { community.host }
    var id: String { "community post \(postID)" }
    var shows: Set<LibraryPart> { [.recipes] }
    var scroll: String { "scroll \(id)" }

    func view(_ look: Look) -> any View { PostView(look: look, host: host, page: self) }
    func foot(_ look: Look) -> Double { reading == nil ? 0 : PostFoot.height(look) }
    func giveUp() { host.goBack() }

    /// The page that is recommended; nil = it is a recipe.
    var recommendedPage: String? { post != nil ? post?.recipe.recommendedPage : card?.link }
    /// What is recommended, where it is another post of this server.
    var recommendedHere: ServerPage? {
        let page = recommendedPage.flatMap { try? WebAddress($0) }.flatMap(community.page(at:))
        if case .post(let id) = page, id != postID { return page }
        return nil
    }
    var dish: String { post?.recipe.title ?? card?.title ?? "" }
    var author: PersonCard? { post != nil ? post?.author : card?.author }
    var at: Int64? { post?.at ?? card?.at }

    // MARK: Asking

    func come() {
        refresh()
        if post == nil, !isAsking { ask() }
    }

    func askAgain() -> Bool {
        community.pictures.askAgain()
        ask()
        talk.refresh()
        return true
    }

    /// Whether the library has a copy may be otherwise now.
    func refresh() {
        guard let whose = community.account else { return }
        host.read("copy of a post", afterWrites: true) { [postID] box throws(LibraryError) in
            try await box.saved(postID, of: whose)
        } then: { [self] answer in
            if case .success(let found) = answer { saved = found }
        }
    }

    func ask() {
        if isAsking { return }
        (isAsking, trouble) = (true, nil)
        community.ask { [postID] guest throws(GuestTrouble) in
            try await guest.post(postID)
        } then: { [self] answer in
            isAsking = false
            switch answer {
            case .success((let post, let tag)):
                take(post, tag)
                talk.come()
            case .failure(let why):
                trouble = why
                if why.kind == .notFound { community.update(postID) { _ in nil } }
            }
            host.touch()
        }
        host.touch()
    }

    func take(_ post: Post, _ tag: String?) {
        (self.post, self.tag) = (post, tag)
        lookForNews()
        if let votes { votes.take(post) } else { votes = VoteModel(post, community) }
        talk.count = post.comments
        if let reading {
            reading.take(shownRecipe(post))
        } else {
            reading = host.crossings.read(shownRecipe(post))
        }
        community.update(postID) { card in
            var card = card
            (card.title, card.score, card.vote) = (post.recipe.title, post.score, post.vote)
            (card.comments, card.rating) = (post.comments, post.rating)
            return card
        }
    }

    private func lookForNews() {
        guard let post, !post.isMine, let theirs = saved?.theirs else { return hasNews = false }
        hasNews = theirs != SavedPost.text(post.recipe)
    }

    // MARK: What people think of it

    func showReviews() { host.show(ReviewsPage(self)) }

    /// Whether the cook has just cooked it, and may say how it was.
    var asksHowItWas: Bool {
        post?.isMine == false && post?.myStars == 0 && community.cooked.contains(postID)
    }

    func review() { ReviewModel(self, stars: post?.myStars ?? 0, text: "") {}.offer() }

    func report() { community.report(ReportTarget(.post, postID), of: author) {} }

    // MARK: Pictures

    /// With the files of the pictures that are here.
    private func shownRecipe(_ post: Post) -> Recipe {
        picturesSeen = community.pictures.edition
        var recipe = post.recipe.withPosters
        // What the page says above it need not be said twice.
        recipe.author = recipe.author == post.author?.displayName ? "" : recipe.author
        return recipe.withMedia { [postID, community] name in
            community.pictures.name(PostPicture(name, of: postID))
        } clips: { [postID] name in
            BlobName.hash(of: name).map { ServerClip(of: postID, hash: $0).name }
        }
    }

    func attune() {
        if let post, let reading, picturesSeen != community.pictures.edition {
            reading.take(shownRecipe(post))
        }
    }

    /// The picture at its head.
    var picture: String? {
        let name = post?.recipe.picture ?? (post == nil ? card?.picture.map { BlobName.prefix + $0 } : nil)
        return PostPicture(name, of: postID).flatMap { community.pictures.shownName($0) }
    }

    var keys: [(key: String, deed: String)] { host.words.postKeys }

    func key(_ key: KeyPress) -> Bool {
        switch (key.name, key.modifiers) {
        case ("return", .control), ("keypad enter", .control): cook()
        case ("s", .control): save()
        default: return reading?.key(key) ?? false
        }
        return true
    }
}
