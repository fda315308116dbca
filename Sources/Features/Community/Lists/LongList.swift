import API
import Guest
import House
import class House.Host

/// A list on the server that is as long as one likes, asked for a page at a time before its end comes into sight.
@MainActor final class LongList<Item: Codable & Sendable & Hashable> {
    private(set) var items: [Item] = []
    private var known: Set<String> = []
    /// Where it goes on; nil = it is at its end, or hasn't been asked for.
    private var next: String?
    /// Why the last question was not answered.
    private(set) var trouble: GuestTrouble?
    private(set) var isAsking = false
    /// It has been answered at least once.
    private(set) var isRead = false
    /// How many are held at most.
    private let most: Int
    /// What tells one from the others; nil = it is never taken for another one.
    private let key: (Item) -> String?
    private let page: @Sendable (Guest, _ after: String?) async throws(GuestTrouble) -> PageOf<Item>
    private unowned let community: Community

    init(
        _ community: Community, most: Int, key: @escaping (Item) -> String?,
        page: @escaping @Sendable (Guest, _ after: String?) async throws(GuestTrouble) -> PageOf<Item>
    ) {
        (self.community, self.most, self.key, self.page) = (community, most, key, page)
    }

    /// From its beginning.
    func refresh() { ask(after: nil) }

    /// What comes behind has nearly come into sight.
    func more() { if let next, trouble == nil { ask(after: next) } }

    private func ask(after: String?) {
        if isAsking { return }
        (isAsking, trouble) = (true, nil)
        community.ask { [page] guest throws(GuestTrouble) in
            try await page(guest, after)
        } then: { [self] answer in
            isAsking = false
            switch answer {
            case .success(let page): take(page, after)
            case .failure(let why): trouble = why
            }
        }
        community.host.touch()
    }

    private func take(_ page: PageOf<Item>, _ after: String?) {
        if after == nil { (items, known) = ([], []) }
        let new = page.items.filter { item in key(item).map { known.insert($0).inserted } ?? true }
        items += new
        isRead = true
        next = new.isEmpty || page.next == after || items.count >= most ? nil : page.next
    }
}
