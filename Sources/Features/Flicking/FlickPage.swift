import House
import Kit
import Library
import Sounds
import Stage

/// The deck of random cards, and what has been liked of it (RF1).
@MainActor final class FlickPage: Page {
    /// A card on its way off the page.
    struct Flying {
        let card: DeckCard
        let flight: Flight
    }

    unowned let host: Host
    let id = "flick"
    var shows: Set<LibraryPart> { [.recipes] }
    private(set) var deck = FlickDeck()
    /// The top card under the finger.
    private(set) var toss = Toss()
    private(set) var flying: [Flying] = []
    /// How far below its place the pile lay when it began to move up, in cards; below 0 it moves down.
    private(set) var pile = (depth: 0.0, since: -Double.infinity)
    /// The last wave that flicked a card, and when.
    private(set) var waved: (side: Toss.Side, at: Double)?
    /// Whether the deck has been read at all.
    private(set) var isKnown = false
    private(set) var trouble: LibraryError?
    /// Goes up with every flick, so that an answer that is older doesn't put a card back.
    private var changes = 0
    private var isAsking = false
    private let favourites: Place
    /// Those of the cards that come from outside the library, by their ids (RF5).
    private var strangers: [DeckCard.ID: OutsideCard] = [:]
    /// What the cook ate and avoided when they came.
    private var strangersFilter = RecipeFilter()

    /// Seconds in which the pile moves up to its place.
    static let rise = 0.26
    /// The region of the top card.
    static let card = "flick card"

    init(_ host: Host, favourites: Place) { (self.host, self.favourites) = (host, favourites) }

    var title: String? { host.words.flick }

    func view(_ look: Look) -> any View { FlickView(look: look, host: host, model: self) }

    func giveUp() { host.goBack() }

    // MARK: The library's deck

    func refresh() {
        if !host.settings.knowsFlick, !isKnown {
            // A seed of its own, or every kitchen would have the same order.
            host.services.save("deck") { [now = host.now] box throws(LibraryError) in
                if try await box.deck(limit: 1).flicked == 0 {
                    try await box.shuffle(seed: UInt64(max(0, now) / 60))
                }
            }
        }
        let filter = host.settings.filter
        if !host.crossings.outside.deals() || filter != strangersFilter { deck.sendStrangersAway() }
        strangersFilter = filter
        deal(all: true)
    }

    /// - Parameter all: whether the deck may have become another one.
    private func deal(all: Bool) {
        if isAsking, !all { return }
        isAsking = true
        let (asked, filter) = (changes, host.settings.filter)
        host.read("deck", afterWrites: true) { box throws(LibraryError) in
            try await box.deck(filter: filter, limit: FlickDeck.most)
        } then: { answer in
            self.isAsking = false
            if filter != self.host.settings.filter { return }
            switch answer {
            case .success(let top): self.take(top, isNewest: asked == self.changes, all: all)
            case .failure(let error): (self.trouble, self.isKnown) = (error, true)
            }
        }
    }

    private func take(_ top: DeckTop, isNewest: Bool, all: Bool) {
        (trouble, isKnown) = (nil, true)
        if all, !isNewest { return deal(all: true) }
        if all {
            let before = deck.top?.id
            deck.deal(top)
            if deck.top?.id != before { toss.rest() }
        } else {
            deck.dealMore(top)
        }
        slipIn()
        explain()
    }

    /// Now and then a card from outside the library, where the cook wants that (RF5).
    private func slipIn() {
        guard deck.hasRoomForStranger, let card = host.crossings.outside.card() else { return }
        strangers[card.card.id] = card
        deck.slip(in: card.card)
    }

    /// Whose a card is that comes from outside; nil = it is the library's.
    func mark(_ card: DeckCard) -> String? { strangers[card.id]?.mark }

    /// Explains, the first time, how it is done; Return or any of the deck's keys closes the explanation.
    private func explain() {
        guard host.isShown(self), host.sheet == nil, !host.settings.knowsFlick, !deck.isEmpty else { return }
        host.present(
            Sheet(
                "flick controls",
                key: { key in
                    let isMeant = key.modifiers.isEmpty && ["return", "left", "right"].contains(key.name)
                    guard isMeant else { return false }
                    self.learned()
                    return true
                }, escape: { self.learned() }
            ) { [unowned host] look in FlickControlsSheet(look: look, host: host, model: self) })
    }

    func learned() {
        host.dismiss()
        host.settings.knowsFlick = true
    }

    // MARK: What the cook does

    func drag(_ move: DragMove) {
        guard let top = deck.top else { return }
        let page = host.stage.scene.regions.first { $0.spec.id == Self.card }?.frame
        let card = page ?? Rect(.zero, host.stage.size)
        let decided = toss.place(at: host.now).decided(width: card.width)
        guard let flight = toss.drag(move, card: card, at: host.now) else { return }
        fly(top, flight, from: decided)
    }

    /// By key, button or wave.
    func toss(_ side: Toss.Side, byWave: Bool = false) {
        guard let top = deck.top else { return host.services.speaker.play(.refused) }
        if byWave { waved = (side, host.now) }
        let place = toss.place(at: host.now)
        toss.rest()
        fly(top, Flight(to: side, from: place, since: host.now), from: 0)
    }

    private func fly(_ card: DeckCard, _ flight: Flight, from decided: Double) {
        let wasFavourite = host.hearts.contains(card.card)
        deck.flick(flight.side, wasFavourite: wasFavourite)
        changes += 1
        flying.removeAll { host.now > $0.flight.since + 1 }
        flying.append(Flying(card: card, flight: flight))
        pile = (min(2, max(0, depth(at: host.now)) + 1 - decided), host.now)
        let isLike = flight.side == .right
        host.services.speaker.play(isLike ? .favourite : .tick)
        host.touch()
        // It is in no library, so there is nothing to write; whoever likes it wants to know more.
        if let stranger = strangers[card.id] { return isLike ? stranger.open() : () }
        if isLike { host.hearts.set(true, card.id) }
        slipIn()
        write { [now = host.now] box throws(LibraryError) in
            try await box.flick(card.id, liked: isLike, at: now)
        }
        if deck.wantsMore { deal(all: false) }
    }

    /// Takes the latest flick back, and a favourite with it; again and again, to the deck's first card.
    func takeBack() {
        guard deck.canTakeBack else { return host.services.speaker.play(.refused) }
        host.services.speaker.play(.previous)
        changes += 1
        if let last = deck.takeBack() {
            comeBack(last.side)
            host.touch()
            if strangers[last.card.id] != nil { return }
            if last.side == .right, !last.wasFavourite { host.hearts.set(false, last.card.id) }
            write { box throws(LibraryError) in try await box.unflick() }
        } else {
            remember()
        }
        host.touch()
    }

    /// Takes back what was flicked before the page was opened.
    private func remember() {
        write { box throws(LibraryError) in
            try await box.unflick()
        } then: { last in
            guard let last else { return self.deal(all: true) }
            if last.wasLiked { self.host.hearts.set(last.wasFavourite, last.card.id) }
            self.deck.put(back: last.card, wasLiked: last.wasLiked)
            self.comeBack(last.wasLiked ? .right : .left)
        }
    }

    private func comeBack(_ side: Toss.Side) {
        if flying.last?.card.id == deck.top?.id { flying.removeLast() }
        toss.comeBack(from: side, distance: host.stage.size.width * 0.75, at: host.now)
        pile = (-1, host.now)
    }

    /// What was liked, among the favourites.
    func showFavourites() { host.show(favourites.page) }

    func open() {
        guard let top = deck.top else { return }
        if let stranger = strangers[top.id] { stranger.open() } else { host.crossings.open(top.id) }
    }

    /// Begins a new deck of all recipes.
    func shuffle() {
        host.services.speaker.play(.next)
        changes += 1
        (flying, isKnown) = ([], true)
        toss.rest()
        pile = (1, host.now)
        write { [now = host.now] box throws(LibraryError) in
            try await box.shuffle(seed: UInt64(max(0, now)))
        }
        deal(all: true)
    }

    /// Saves what was done; what can't be saved is told, and the deck is as the library has it.
    private func write<T: Sendable>(
        _ work: @escaping @Sendable (RecipeBox) async throws(LibraryError) -> T,
        then: @escaping @MainActor (T) -> Void = { _ in }
    ) {
        host.services.change("flick", work) { [host] answer in
            switch answer {
            case .success(let value): then(value)
            case .failure(let error):
                host.tell(error.sentence(host.words))
                self.deal(all: true)
            }
        }
    }

    // MARK: What moves

    /// How far below its place the pile lies, in cards.
    private func depth(at now: Double) -> Double {
        let t = min(1, max(0, (now - pile.since) / Self.rise))
        return pile.depth * (1 - t) * (1 - t) * (1 - t)
    }

    func depth(_ motion: Motion) -> Double {
        pile.depth * (1 - motion.progress(since: pile.since, over: Self.rise))
    }

    func leave() {
        (flying, waved) = ([], nil)
        toss.rest()
    }

    var keys: [(key: String, deed: String)] { host.words.flickPageKeys }

    /// A key held down flicks one card, not the whole deck.
    func key(_ key: KeyPress) -> Bool {
        switch (key.name, key.modifiers) {
        case ("right", []): if !key.isRepeat { toss(.right) }
        case ("left", []): if !key.isRepeat { toss(.left) }
        case ("z", .control) where deck.canTakeBack, ("backspace", []): takeBack()
        case ("return", []), ("keypad enter", []): open()
        default: return false
        }
        return true
    }
}
