import House
import Library

/// Very many recipes in a grid, read a page at a time as they come into sight.
@MainActor final class FoundCards {
    /// Reads so many cards from a place on.
    typealias Read =
        @Sendable (RecipeBox, _ start: Int, _ limit: Int) async throws(LibraryError) -> [FoundCard]

    /// Cards read at once; what the first answer should bring along.
    nonisolated static let page = 24
    /// Pages kept; what is scrolled past is read again when it comes back.
    private static let most = 40

    private(set) var count = 0
    private var pages: [Int: [FoundCard]] = [:]
    private var asked: [Int] = []
    /// Pages that couldn't be read; asked for again when the cook wants it, or another could be read.
    private var failed: Set<Int> = []
    /// Pages of the list before, if it was the same recipes: shown until they have been read anew.
    private var before: [Int: [FoundCard]] = [:]
    private var read: Read?
    /// Goes up with each list, so that a page of an older one is dropped.
    private var list = 0
    private unowned let host: Host

    init(_ host: Host) { self.host = host }

    /// Shows another list.
    /// - Parameters:
    ///   - first: its first page, so that nothing flickers.
    ///   - isSame: whether it is the same recipes as before.
    func show(count: Int, first: [FoundCard], isSame: Bool = false, read: Read? = nil) {
        list += 1
        before = isSame ? before.merging(pages) { $1 } : [:]
        (self.count, self.read) = (count, read)
        (pages, asked, failed) = ([0: first], [0], [])
    }

    /// Whether there are any among the first: what comes later doesn't change how high the rows are.
    var hasPictures: Bool { pages[0]?.contains { $0.card.picture != nil } ?? true }

    /// The card at a place; nil = it has not been read yet.
    func card(_ place: Int) -> FoundCard? {
        let number = place / Self.page
        if let cards = pages[number] {
            let at = place % Self.page
            // The first page may be longer: all that could be read before the first picture.
            return number == 0 || at < cards.count ? cards[safely: at] : nil
        }
        if let first = pages[0], place < first.count { return first[place] }
        return before[number]?[safely: place % Self.page]
    }

    /// Whether the card at a place is as it was last read.
    func isRead(_ place: Int) -> Bool {
        pages[place / Self.page] != nil || place < (pages[0]?.count ?? 0)
    }

    /// A card that has not been read has come into sight: reads its page, unless that is under way.
    func ask(for place: Int) {
        let number = place / Self.page
        guard let read, !isRead(place), !asked.contains(number), !failed.contains(number) else { return }
        asked.append(number)
        if asked.count > Self.most {
            let old = asked.remove(at: 1)
            pages[old] = nil
        }
        let list = list
        host.read("cards") { box throws(LibraryError) in
            try await read(box, number * Self.page, Self.page)
        } then: { answer in
            if list == self.list { self.take(answer, number) }
        }
    }

    private func take(_ answer: Result<[FoundCard], LibraryError>, _ number: Int) {
        switch answer {
        case .success(let cards):
            pages[number] = cards
            before[number] = nil
            failed = []
        case .failure(let error):
            asked.removeAll { $0 == number }
            failed.insert(number)
            host.tell(failure: error.sentence(host.words)) { [weak self] in self?.failed = [] }
        }
    }

    /// The recipes between two, both included, as far as they have been read; only the second if the first is
    /// not in the list any more.
    func ids(from: String, to: String) -> [String] {
        let ids = before.merging(pages) { $1 }.sorted { $0.key < $1.key }.flatMap(\.value).map(\.card.id)
        guard let start = ids.firstIndex(of: from), let end = ids.firstIndex(of: to) else { return [to] }
        return Array(ids[min(start, end)...max(start, end)])
    }

    /// All that has been read of some recipes, in the order of the list.
    func cards(_ ids: Set<String>) -> [RecipeCard] {
        var left = ids
        return before.merging(pages) { $1 }.sorted { $0.key < $1.key }.flatMap(\.value).map(\.card)
            .filter { left.remove($0.id) != nil }
    }
}

extension Array {
    /// The element at a place, if there is one.
    subscript(safely place: Int) -> Element? { indices.contains(place) ? self[place] : nil }
}
