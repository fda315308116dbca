import Library
import Stage

/// The cards at hand from the top of the deck, and those that have just been flicked away (RF1).
///
/// A flick shows at once; the library follows, and deals more cards long before the last one is gone.
struct FlickDeck: Sendable, Hashable {
    struct Flicked: Sendable, Hashable {
        let card: DeckCard
        let side: Toss.Side
        /// Whether it was a favourite before.
        let wasFavourite: Bool
    }

    /// Cards dealt at once, and how few may be left before more are dealt.
    static let most = 16
    static let few = 8
    /// Cards of the library's between two from outside; more than can be seen at once.
    static let between = 5

    /// The top one first.
    private(set) var cards: [DeckCard] = []
    /// How many are left in all, and how many there would be if none had been flicked away.
    private(set) var left = 0
    private(set) var all = 0
    /// How many were flicked away since the deck was shuffled, and how many of them are liked.
    private(set) var flicked = 0
    private(set) var liked = 0
    /// Those of them that were flicked since the last full dealing; the latest last.
    private var trail: [Flicked] = []
    /// The cards that come from outside the library; they don't count.
    private var strangers: Set<DeckCard.ID> = []

    var top: DeckCard? { cards.first }
    /// Whether every card has been flicked away.
    var isThrough: Bool { left == 0 && all > 0 }
    /// Whether there is none to begin with.
    var isEmpty: Bool { all == 0 }
    var canTakeBack: Bool { flicked > 0 || !trail.isEmpty }
    var wantsMore: Bool {
        let own = cards.count { !strangers.contains($0.id) }
        return own < Self.few && own < left
    }
    /// Whether a card from outside may lie among these.
    var hasRoomForStranger: Bool {
        cards.count > Self.between && !cards.contains { strangers.contains($0.id) }
    }

    /// The deck as the library has it; a card from outside stays where it lies.
    mutating func deal(_ top: DeckTop) {
        let lying = cards.enumerated().filter { strangers.contains($1.id) }
        cards = top.cards
        for (place, card) in lying where place < cards.count { cards.insert(card, at: place) }
        (left, all, flicked, liked) = (top.left, top.all, top.flicked, top.liked)
        trail = []
    }

    // MARK: Cards from outside

    func isStranger(_ card: DeckCard) -> Bool { strangers.contains(card.id) }

    /// A card from outside comes among the others, farther down than can be seen.
    mutating func slip(in card: DeckCard) {
        guard hasRoomForStranger else { return }
        strangers.insert(card.id)
        cards.insert(card, at: Self.between)
    }

    /// None of them may lie here any more.
    mutating func sendStrangersAway() {
        cards.removeAll { strangers.contains($0.id) }
        trail.removeAll { strangers.contains($0.card.id) }
        strangers = []
    }

    // MARK: Flicking

    /// More cards, which were asked for before the latest flicks: those that were at hand meanwhile are
    /// known.
    mutating func dealMore(_ top: DeckTop) {
        let known = Set(cards.map(\.id) + trail.map(\.card.id))
        cards += top.cards.filter { !known.contains($0.id) }
    }

    /// Flicks the top card away.
    /// - Returns: the card; nil if there is none at hand.
    @discardableResult
    mutating func flick(_ side: Toss.Side, wasFavourite: Bool) -> Flicked? {
        guard let top else { return nil }
        cards.removeFirst()
        let gone = Flicked(card: top, side: side, wasFavourite: wasFavourite)
        trail.append(gone)
        if isStranger(top) { return gone }
        left -= 1
        flicked += 1
        if side == .right { liked += 1 }
        // They lie among the others, and not behind the last.
        if left == 0 { cards.removeAll { strangers.contains($0.id) } }
        return gone
    }

    /// Takes the latest flick back.
    /// - Returns: what it was; nil if only the library remembers.
    mutating func takeBack() -> Flicked? {
        guard let last = trail.popLast() else { return nil }
        put(back: last.card, wasLiked: last.side == .right)
        return last
    }

    /// A card that only the library remembered comes back onto the deck.
    mutating func put(back card: DeckCard, wasLiked: Bool) {
        cards.removeAll { $0.id == card.id }
        cards.insert(card, at: 0)
        if isStranger(card) { return }
        left += 1
        all = max(all, left)
        flicked = max(0, flicked - 1)
        if wasLiked { liked = max(0, liked - 1) }
    }
}
