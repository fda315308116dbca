/// The top of the deck of cards, and how far it has been gone through (RF1).
public struct DeckTop: Sendable, Hashable {
    /// The top one first.
    public var cards: [DeckCard]
    /// How many are left in all, these included.
    public var left: Int
    /// How many pass the filter, whether flicked away or not.
    public var all: Int
    /// How many were flicked away since the deck was shuffled, and how many of them to the right.
    public var flicked: Int
    public var liked: Int

    public init(cards: [DeckCard] = [], left: Int = 0, all: Int = 0, flicked: Int = 0, liked: Int = 0) {
        self.cards = cards
        self.left = left
        self.all = all
        self.flicked = flicked
        self.liked = liked
    }
}

/// A card that was taken back onto the deck.
public struct Unflicked: Sendable, Hashable {
    public var card: DeckCard
    /// Whether it had been flicked to the right.
    public var wasLiked: Bool
    /// Whether it had been a favourite before, and still is.
    public var wasFavourite: Bool
}
