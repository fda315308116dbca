public import API
import Guest
public import House
public import Library
public import Recipes
import Stage
public import Web

/// What people on the same server publish, vote for and talk about (SP2–SP4, RF6). Nothing of it shows unless somebody
/// is signed in on a server that has it.
@MainActor public final class Community {
    unowned let host: Host
    public private(set) lazy var place = House.Place(
        "community", icon: "people", name: { [unowned host] in host.words.community },
        isThere: { [unowned self] in isThere },
        page: { [unowned self] in FeedPage(self) })
    var pictures: ServerPictures { host.serverPictures }
    private(set) lazy var outbox = Outbox(self)
    private(set) lazy var noticing = Noticing(self)
    private(set) lazy var reporting = Reporting(self)
    private(set) lazy var appealing = Appealing(self)
    private(set) lazy var showcase = Showcase(self)
    private(set) lazy var inviting = InviteModel(self)
    /// What is being taken over, by the collection.
    var takings: [PublicCollection.ID: TakingOver] = [:]
    /// What has been cooked to its end since the program began, and might be reviewed.
    private(set) var cooked: Set<Post.ID> = []
    private(set) lazy var feeds = Dictionary(
        uniqueKeysWithValues: API.Feed.allCases.map { ($0, PostList(feed: $0, self)) })
    /// The lists of people's pages, as long as those are there.
    private var lists: [WeakList] = []
    private struct WeakList { weak var list: PostList? }
    /// For whom the feeds were read.
    private var whose: String?
    /// Called when whoever was signed in is no longer: what they saw of others isn't for whoever comes next.
    public var left: () -> Void = {}
    /// The server has been asked since the program began, or somebody signed in, what it can do.
    private var hasAsked = false

    public init(_ host: Host) {
        self.host = host
        host.membership.listen(for: .membership) { [weak self] in self?.attune() }
        host.membership.listen(for: .notices) { [weak self] in
            if self?.isThere == true { self?.noticing.refresh() }
        }
    }

    /// Whether somebody is signed in on a server that has a community.
    public var isThere: Bool { host.membership.can("community") }

    /// The cook's way to publish; nil = there is nowhere to.
    public var publish: ((Recipe) -> Void)? {
        isThere ? { [weak self] in self?.publish($0) } : nil
    }

    /// The cook's way to recommend the page that a recipe is from; nil = it is from none, or there is nobody to.
    public func recommend(_ recipe: Recipe) -> (() -> Void)? {
        let recommended = recipe.asRecommendation
        guard isThere, recommended.recommendedPage != nil else { return nil }
        return { [weak self] in self?.publish(recommended) }
    }

    /// The cook's way to recommend somebody's recipe; nil = its author doesn't want it passed on, it is the cook's own, or it
    /// does nothing but recommend another.
    func recommend(_ post: Post) -> (@MainActor () -> Void)? {
        guard let recipe = recommendation(of: post) else { return nil }
        return { [weak self] in self?.publish(recipe) }
    }

    /// What is published of somebody's recipe by whoever recommends it.
    func recommendation(of post: Post) -> Recipe? {
        guard isThere, !post.isMine, post.state == .shown, post.recipe.recommendedPage == nil,
            let server = host.membership.server, let page = post.page
        else { return nil }
        var recipe = post.recipe.asRecommendation
        recipe.source = Recipe.Source(name: serverName, address: server.text + page)
        recipe.picture = PostPicture(recipe.picture, of: post.id)?.sentName
        return recipe.recommendedPage == nil ? nil : recipe
    }

    private func publish(_ recipe: Recipe) { PublishModel(recipe, self).offer() }

    /// Whether people show collections there: an older server knows of none.
    var hasCollections: Bool { isThere && host.membership.can("collections") }

    /// What others see of a collection of the cook's own; nil = there is nobody to see it.
    public func publicSide(of collection: RecipeCollection.ID) -> PublicSide? {
        hasCollections ? showcase.side(of: collection) : nil
    }

    /// A collection has come into sight, or is otherwise now.
    public func lookAtPublicSide(of collection: RecipeCollection.ID) {
        if hasCollections { showcase.look(at: collection) }
    }

    var serverName: String { host.membership.serverName }

    /// The account, and the server that it is on; nil = nobody is signed in.
    var account: String? {
        guard let server = host.membership.server, let account = host.membership.account else { return nil }
        return "\(server.text) \(account.id)"
    }

    // MARK: Who is signed in

    /// Somebody else is signed in, or nobody, or the server has learnt something.
    private func attune() {
        if account != whose {
            if whose != nil { left() }
            whose = account
            hasAsked = false
            for list in feeds.values { list.forget() }
            outbox.forget()
            noticing.forget()
            reporting.forget()
            appealing.forget()
            showcase.forget()
            takings = [:]
            inviting.forget()
            cooked = []
        }
        guard whose != nil else { return }
        askServer()
        guard isThere else { return }
        outbox.read()
        if !noticing.isRead { noticing.refresh() }
    }

    /// A server may have got a community, or none any more, since it was asked last.
    private func askServer() {
        guard !hasAsked, !host.settings.worksOffline else { return }
        hasAsked = true
        ask { guest throws(GuestTrouble) in
            try await guest.info()
        } then: { [self] answer in
            if case .success(let info) = answer { host.membership.update(info) }
        }
    }

    // MARK: Going somewhere

    /// Whether a recipe that is cooked is a post, and none of the library's.
    public nonisolated static func isPost(_ recipe: Recipe.ID) -> Bool { recipe.hasPrefix(postPrefix) }

    /// The page of a post that was cooked as a recipe; nil = it is none, or can't be asked for now.
    public func page(of recipe: Recipe.ID) -> (any Page)? {
        guard isThere, Self.isPost(recipe) else { return nil }
        return PostPage(String(recipe.dropFirst(Self.postPrefix.count)), self)
    }

    /// What an address is about, if it is one of the cook's server.
    public func page(at address: WebAddress) -> ServerPage? {
        guard isThere, let server = try? ServerAddress(typed: address.text), server == host.membership.server
        else { return nil }
        return ServerPage(path: address.path)
    }

    /// What a page of the server is about.
    public func show(_ page: ServerPage) {
        switch page {
        case .post(let id): host.show(PostPage(id, self))
        case .person(let userName):
            show(person: PersonCard(userName: userName, displayName: userName))
        case .collection(let id): host.show(PublicCollectionPage(id, nil, self))
        // For whoever isn't here yet.
        case .invitation: break
        }
    }

    func show(_ card: PostCard) { host.show(PostPage(card.id, card: card, self)) }
    func show(person: PersonCard) { host.show(PersonPage(person, self)) }
    func showOwn() { host.show(OwnPostsPage(self)) }
    func showNotices() { host.show(NoticesPage(self)) }
    func find() { host.show(FindPage(self)) }
    func invite() { inviting.offer() }

    /// The cook's own page, as others see it.
    func showMe() {
        guard let account = host.membership.account else { return }
        show(
            person: PersonCard(
                userName: account.userName, displayName: account.displayName, picture: account.picture))
    }

    // MARK: Cooking

    /// A dish has been cooked to its end: if it is somebody's post, or a copy of one, that counts there.
    public func noteCooked(_ recipe: Recipe.ID) {
        guard isThere, let whose = account else { return }
        if Self.isPost(recipe) {
            return note(cooked: String(recipe.dropFirst(Self.postPrefix.count)))
        }
        host.read("post of a copy") { box throws(LibraryError) in
            try await box.post(copiedAs: recipe, of: whose)
        } then: { [self] answer in
            if case .success(let post?) = answer { note(cooked: post) }
        }
    }

    /// What the recipe of a post is called in this program.
    private nonisolated static let postPrefix = "post:"

    private func note(cooked post: Post.ID) {
        cooked.insert(post)
        note(.cooked, of: post)
    }

    /// Nobody waits for it, and nobody is told if it wasn't counted.
    func note(_ use: PostUse, of post: Post.ID) {
        ask { guest throws(GuestTrouble) in
            try await guest.note(use, of: post)
        } then: { _ in
        }
    }

    // MARK: What has changed

    func register(_ list: PostList) {
        lists.removeAll { $0.list == nil }
        lists.append(WeakList(list: list))
    }

    /// A post is otherwise now, wherever it stands; nil = it is gone.
    func update(_ id: Post.ID, _ change: (PostCard) -> PostCard?) {
        for list in feeds.values { list.update(id, change) }
        for one in lists { one.list?.update(id, change) }
        host.touch()
    }
}
