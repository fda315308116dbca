import Library
import Testing

@testable import Flicking

/// The cards at hand, by plain calls (RF1).
@Suite("The deck at hand") struct FlickDeckTests {
    private func card(_ number: Int) -> DeckCard {
        DeckCard(RecipeCard(id: "\(number)", title: "Recipe \(number)"))
    }

    private func deck(_ numbers: Range<Int>, left: Int) -> FlickDeck {
        var deck = FlickDeck()
        deck.deal(DeckTop(cards: numbers.map(card), left: left, all: left))
        return deck
    }

    @Test("flicks count, likes count, and the next card is on top") func flicks() {
        var deck = deck(0..<3, left: 3)
        #expect(!deck.canTakeBack && !deck.isThrough)
        #expect(deck.flick(.right, wasFavourite: false)?.card.id == "0")
        #expect(deck.flick(.left, wasFavourite: false)?.card.id == "1")
        #expect((deck.top?.id, deck.left, deck.flicked, deck.liked) == ("2", 1, 2, 1))
        deck.flick(.right, wasFavourite: true)
        #expect(deck.isThrough && deck.top == nil && deck.liked == 2)
        #expect(deck.flick(.right, wasFavourite: false) == nil)
        #expect((deck.left, deck.flicked) == (0, 3))
    }

    @Test("taking back goes back card by card, and forgets the likes") func takesBack() {
        var deck = deck(0..<3, left: 3)
        deck.flick(.right, wasFavourite: false)
        deck.flick(.left, wasFavourite: false)
        #expect(deck.takeBack()?.side == .left)
        #expect((deck.top?.id, deck.left, deck.liked) == ("1", 2, 1))
        let first = deck.takeBack()
        #expect(first?.side == .right && first?.wasFavourite == false)
        #expect((deck.top?.id, deck.left, deck.liked, deck.flicked) == ("0", 3, 0, 0))
        #expect(deck.takeBack() == nil)
    }

    @Test("more cards are dealt long before the last, each once, whatever was flicked meanwhile")
    func dealsMore() {
        var deck = deck(0..<16, left: 40)
        #expect(!deck.wantsMore)
        for _ in 0..<9 { deck.flick(.left, wasFavourite: false) }
        #expect(deck.wantsMore)
        // The library was asked two flicks ago.
        _ = deck.flick(.left, wasFavourite: false)
        _ = deck.flick(.left, wasFavourite: false)
        deck.dealMore(DeckTop(cards: (9..<25).map(card), left: 31, all: 40, flicked: 9))
        #expect(deck.cards.map(\.id) == (11..<25).map(String.init))
        #expect((deck.left, deck.flicked) == (29, 11))
        #expect(!deck.wantsMore)
        // Near the end there are no more to want.
        var last = self.deck(0..<4, left: 4)
        #expect(!last.wantsMore)
        last.flick(.left, wasFavourite: false)
        #expect(!last.wantsMore)
    }

    @Test("a card that only the library remembers comes back on top, once") func putsBack() {
        var deck = FlickDeck()
        deck.deal(DeckTop(cards: [card(1), card(2)], left: 2, all: 5, flicked: 3, liked: 2))
        #expect(deck.canTakeBack && deck.takeBack() == nil)
        deck.put(back: card(0), wasLiked: true)
        #expect(deck.cards.map(\.id) == ["0", "1", "2"])
        #expect((deck.left, deck.flicked, deck.liked) == (3, 2, 1))
        deck.put(back: card(2), wasLiked: false)
        #expect(deck.cards.map(\.id) == ["2", "0", "1"])
    }

    @Test("an empty deck is not one that has been gone through") func empty() {
        var deck = FlickDeck()
        deck.deal(DeckTop())
        #expect(deck.isEmpty && !deck.isThrough)
        deck.deal(DeckTop(left: 0, all: 7, flicked: 7, liked: 1))
        #expect(deck.isThrough && !deck.isEmpty)
    }

    // MARK: Cards from outside (RF5)

    private func stranger(_ name: String) -> DeckCard { DeckCard(RecipeCard(id: name, title: name)) }

    @Test("A card from outside comes farther down than can be seen, one at a time, and counts for nothing")
    func strangers() {
        var deck = deck(0..<8, left: 8)
        #expect(deck.hasRoomForStranger)
        deck.slip(in: stranger("far"))
        #expect(deck.cards.map(\.id) == ["0", "1", "2", "3", "4", "far", "5", "6", "7"])
        #expect(!deck.hasRoomForStranger && (deck.left, deck.all) == (8, 8))
        deck.slip(in: stranger("farther"))
        #expect(deck.cards.count == 9)
        for _ in 0..<5 { deck.flick(.left, wasFavourite: false) }
        #expect(deck.top?.id == "far" && deck.left == 3)
        deck.flick(.right, wasFavourite: false)
        #expect((deck.left, deck.flicked, deck.liked) == (3, 5, 0))
        // There are too few left for another to lie among them.
        #expect(!deck.hasRoomForStranger)
        #expect(deck.takeBack()?.card.id == "far")
        #expect(deck.top?.id == "far" && (deck.left, deck.flicked) == (3, 5))
        #expect(deck.takeBack()?.card.id == "4")
    }

    @Test("It stays where it lies when the deck is dealt anew, until it must go") func stays() {
        var deck = deck(0..<8, left: 8)
        deck.slip(in: stranger("far"))
        deck.deal(DeckTop(cards: (1..<9).map(card), left: 8, all: 9, flicked: 1))
        #expect(deck.cards[5].id == "far")
        deck.sendStrangersAway()
        #expect(deck.cards.map(\.id) == (1..<9).map(String.init) && deck.hasRoomForStranger)
    }

    @Test("It doesn't lie behind the last card, nor keep more from being dealt") func noLast() {
        var deck = deck(0..<6, left: 6)
        deck.slip(in: stranger("far"))
        for _ in 0..<5 { deck.flick(.left, wasFavourite: false) }
        deck.flick(.left, wasFavourite: false)
        #expect(deck.top?.id == "5")
        deck.flick(.left, wasFavourite: false)
        #expect(deck.isThrough && deck.cards.isEmpty)
        var more = self.deck(0..<8, left: 20)
        more.slip(in: stranger("far"))
        more.flick(.left, wasFavourite: false)
        #expect(more.wantsMore)
    }
}
