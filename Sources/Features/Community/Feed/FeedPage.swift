import API
import House
import class House.Host
import Kit
import Stage

/// What people on the server have published: what many like, and what is new (SP3).
@MainActor final class FeedPage: Page {
    unowned let community: Community
    private(set) var feed = API.Feed.popular

    init(_ community: Community) { self.community = community }

    var host: Host { community.host }
    var list: PostList { community.feeds[feed] ?? PostList(feed: feed, community) }

    let id = "community"
    var title: String? { host.words.community }

    func view(_ look: Look) -> any View { FeedView(look: look, host: host, page: self) }

    /// What is scrolled; each feed from where it was left.
    static func scroll(_ feed: API.Feed) -> String { "feed \(feed.rawValue)" }

    func come() {
        // Nobody is signed in any more, and the way back has led here.
        if community.isThere { list.come() }
    }

    func choose(_ feed: API.Feed) {
        if feed == self.feed { return }
        self.feed = feed
        host.services.speaker.play(.tick)
        list.come()
        host.touch()
    }

    func askAgain() -> Bool {
        guard community.isThere else { return false }
        host.stage.scrollToTop(Self.scroll(feed))
        list.refresh()
        return true
    }

    func giveUp() { host.goBack() }

    var keys: [(key: String, deed: String)] { host.words.feedKeys }
}
