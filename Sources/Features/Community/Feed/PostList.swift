import API
import Guest
import House
import class House.Host
import Library

/// A list of posts that is as long as one likes: a feed, or what somebody has published. It is asked for a page at a
/// time, before its end comes into sight.
@MainActor final class PostList {
    enum Source: Sendable, Hashable {
        case feed(API.Feed)
        case person(userName: String)
        /// What somebody shows together.
        case collection(PublicCollection.ID)
        /// What is found by these words: all of it is one page.
        case search(String)
    }

    let source: Source
    private(set) var cards: [PostCard] = []
    private var ids: Set<Post.ID> = []
    /// Where it goes on; nil = it is at its end, or hasn't been asked for.
    private(set) var next: String?
    /// When what stands at its top was so, in seconds since 1970; nil = it is not known yet.
    private(set) var readAt: Double?
    /// Why the last question was not answered, and whether that was for what comes behind.
    private(set) var trouble: (why: GuestTrouble, isBehind: Bool)?
    private(set) var isAsking = false
    /// Goes up with each beginning, so that what was asked before is dropped.
    private var edition = 0
    private var isCopyRead = false
    /// Pages in a row that had nothing new.
    private var barren = 0
    private var pages = 0
    private unowned let community: Community
    private var host: Host { community.host }

    /// Posts held at most; pages without anything new after which it is at its end; seconds after which it is asked for
    /// again by itself.
    static let most = 20_000, mostBarren = 3, fresh = 300.0

    init(_ source: Source, _ community: Community) {
        (self.source, self.community) = (source, community)
    }

    convenience init(feed: API.Feed, _ community: Community) { self.init(.feed(feed), community) }

    /// What stands at the top is what the server said in this run.
    private(set) var isCurrent = false

    // MARK: Asking

    /// It has come to be shown.
    func come() {
        if !isCopyRead { return readCopy() }
        if !isCurrent || (readAt ?? 0) + Self.fresh < host.now { refresh() }
    }

    /// From its top.
    func refresh() {
        edition += 1
        let mine = edition
        isAsking = true
        community.pictures.askAgain()
        community.ask { [source, diets] guest throws(GuestTrouble) in
            try await Self.page(source, nil, diets, guest)
        } then: { [self] answer in
            guard mine == edition else { return }
            isAsking = false
            switch answer {
            case .success(let page):
                (cards, ids, pages, barren, trouble) = ([], [], 0, 0, nil)
                (readAt, isCurrent) = (host.now, true)
                take(page)
                community.outbox.wake()
            case .failure(let why): trouble = (why, false)
            }
            host.touch()
        }
        host.touch()
    }

    /// What comes behind has nearly come into sight.
    func more() {
        guard !isAsking, trouble == nil, let after = next else { return }
        let mine = edition
        isAsking = true
        community.ask { [source, diets] guest throws(GuestTrouble) in
            try await Self.page(source, after, diets, guest)
        } then: { [self] answer in
            guard mine == edition else { return }
            isAsking = false
            switch answer {
            case .success(let page): take(page)
            // The server doesn't know any more where that was: it begins again.
            case .failure(let why) where why.kind == .expired: refresh()
            case .failure(let why): trouble = (why, true)
            }
            host.touch()
        }
    }

    /// The cook wants what didn't come.
    func tryAgain() {
        let isBehind = trouble?.isBehind == true
        trouble = nil
        isBehind && isCurrent ? more() : refresh()
    }

    private nonisolated static func page(
        _ source: Source, _ after: String?, _ diets: [String], _ guest: Guest
    ) async throws(GuestTrouble) -> PageOf<PostCard> {
        switch source {
        case .feed(let feed): try await guest.feed(feed, after: after, diets: diets)
        case .person(let userName): try await guest.posts(of: userName, after: after)
        case .collection(let id): try await guest.posts(in: id, after: after)
        case .search(let text): try await guest.posts(finding: text)
        }
    }

    /// How the cook eats.
    private var diets: [String] { host.settings.diets.map(\.rawValue).sorted() }

    /// A post that has moved meanwhile stands where it was seen first.
    private func take(_ page: PageOf<PostCard>) {
        let new = page.items.filter { ids.insert($0.id).inserted }
        cards += new.prefix(max(0, Self.most - cards.count))
        barren = new.isEmpty ? barren + 1 : 0
        next = page.next == next || cards.count >= Self.most || barren >= Self.mostBarren ? nil : page.next
        keep(page)
    }

    // MARK: What was seen last

    private func keep(_ page: PageOf<PostCard>) {
        defer { pages += 1 }
        guard case .feed(let feed) = source, pages < RecipeBox.feedPagesKept,
            let whose = community.account, let readAt
        else { return }
        host.services.save("feed page") { [pages] box throws(LibraryError) in
            try await box.keep(page, at: pages, of: feed.rawValue, of: whose, readAt: readAt)
        }
    }

    private func readCopy() {
        isCopyRead = true
        guard case .feed(let feed) = source, let whose = community.account else { return refresh() }
        let mine = edition
        host.read("feed") { box throws(LibraryError) in
            try await box.feedPages(feed.rawValue, of: whose)
        } then: { [self] answer in
            guard mine == edition else { return }
            if case .success(let kept?) = answer {
                for page in kept.pages { cards += page.items.filter { ids.insert($0.id).inserted } }
                readAt = kept.readAt
            }
            refresh()
        }
    }

    // MARK: What becomes of it

    /// Somebody else is signed in.
    func forget() {
        edition += 1
        (cards, ids, next, readAt, trouble) = ([], [], nil, nil, nil)
        (isAsking, isCopyRead, isCurrent) = (false, false, false)
    }

    /// A post is otherwise now; nil = it is gone.
    func update(_ id: Post.ID, _ change: (PostCard) -> PostCard?) {
        guard ids.contains(id), let place = cards.firstIndex(where: { $0.id == id }) else { return }
        if let changed = change(cards[place]) { cards[place] = changed } else { cards.remove(at: place) }
    }
}
