import Edamam
import House
import PretendedHouse
import Testing

@testable import Foraging

@Suite("Asking Edamam (RF5)", .timeLimit(.minutes(2))) @MainActor struct EdamamDeskTests {
    private let edamam: PretendedEdamamDesk
    private let house: PretendedHouse
    private let desk: EdamamDesk

    /// With an id and a key that Edamam has said yes to.
    private init(
        _ answers: PretendedEdamamDesk, hasKey: Bool = true
    ) async throws {
        edamam = answers
        house = try await PretendedHouse(askWeb: answers.answer) { [PretendedHouse.blank("home", $0)] }
        desk = EdamamDesk(house.host)
        if hasKey {
            let key = try #require(EdamamKey(id: "5a1ad0e7", key: "c0ffee"))
            desk.keep(key) { _ in }
            await house.settle()
        }
    }

    init() async throws { try await self.init(PretendedEdamamDesk()) }

    private func ask(_ question: EdamamQuestion) async -> EdamamDesk.Answer? {
        var answer: EdamamDesk.Answer?
        desk.ask(question) { answer = $0 }
        await house.settle()
        return answer
    }

    private let soup = EdamamQuestion(.words("soup"))

    @Test("Without an id and a key nobody is asked anything") func keyless() async throws {
        let test = try await EdamamDeskTests(
            PretendedEdamamDesk(PretendedEdamamDesk.recipes("a")), hasKey: false)
        #expect(!test.desk.isThere)
        #expect(await test.ask(soup) == .failure(.noKey))
        #expect(test.edamam.requests.isEmpty)
    }

    @Test("nor while the cook works offline, but what is remembered is there") func offline() async throws {
        let test = try await EdamamDeskTests(PretendedEdamamDesk(PretendedEdamamDesk.recipes("a")))
        _ = await test.ask(soup)
        test.house.host.settings.worksOffline = true
        #expect(!test.desk.mayAsk)
        #expect(try await test.ask(soup)?.get().recipes.count == 1)
        #expect(await test.ask(EdamamQuestion(.words("stew"))) == .failure(.offline))
        #expect(test.edamam.requests.count == 1)
    }

    @Test("What was answered is remembered for a while, and what came by chance isn't") func memory()
        async throws
    {
        let test = try await EdamamDeskTests(
            PretendedEdamamDesk(
                PretendedEdamamDesk.recipes("a"), PretendedEdamamDesk.recipes("b"),
                PretendedEdamamDesk.recipes("c")))
        _ = await test.ask(soup)
        _ = await test.ask(soup)
        #expect(test.edamam.requests.count == 1)
        _ = await test.ask(EdamamQuestion(.surprise))
        _ = await test.ask(EdamamQuestion(.surprise))
        #expect(test.edamam.requests.count == 3)
    }

    @Test("The key goes to Edamam, over https, and is sent nowhere else") func guarded() async throws {
        let test = try await EdamamDeskTests(PretendedEdamamDesk(PretendedEdamamDesk.recipes("a")))
        _ = await test.ask(soup)
        let request = try #require(test.edamam.requests.first)
        #expect(request.address.host == "api.edamam.com" && request.address.scheme == "https")
        #expect(request.redirects == 0 && request.trust == .found)
        #expect(request.limit <= EdamamAnswer.longest)
        #expect(request.headers["Edamam-Account-User"] != nil)
    }

    @Test(
        "What goes wrong is known by what can be done about it",
        arguments: [
            ((401, ""), EdamamTrouble.wrongKey), ((429, "{}"), .quota), ((503, ""), .busy),
            ((200, "<h1>Hello</h1>"), .nonsense), ((301, ""), .nonsense),
        ])
    func troubles(answer: (Int, String), trouble: EdamamTrouble) async throws {
        let test = try await EdamamDeskTests(PretendedEdamamDesk(answer))
        #expect(await test.ask(soup) == .failure(trouble))
        // The next question is asked anew, and nobody is there.
        #expect(await test.ask(soup) == .failure(.away))
    }

    @Test("Without a keyring the key holds until the program ends; forgotten, it is gone") func forgetting()
        async throws
    {
        let test = try await EdamamDeskTests(PretendedEdamamDesk(PretendedEdamamDesk.recipes("a")))
        #expect(test.desk.isThere && test.desk.place == nil)
        test.house.host.settings.flicksEdamam = true
        test.desk.forget()
        #expect(!test.desk.isThere && !test.house.host.settings.flicksEdamam)
        #expect(await test.ask(soup) == .failure(.noKey))
        #expect(test.edamam.requests.isEmpty)
    }

    @Test("A key that isn't where it was kept is missed, and looked for once") func missing() async throws {
        let test = try await EdamamDeskTests(PretendedEdamamDesk(), hasKey: false)
        test.house.host.settings.edamamID = "5a1ad0e7"
        #expect(!test.desk.isMissing)
        for _ in 0..<3 {
            test.desk.lookForKey()
            await test.house.settle()
        }
        #expect(test.desk.isMissing && test.desk.isThere)
        #expect(await test.ask(soup) == .failure(.noKey))
        #expect(test.edamam.requests.isEmpty)
        test.desk.keep(try #require(EdamamKey(id: "5a1ad0e7", key: "c0ffee"))) { _ in }
        #expect(!test.desk.isMissing)
    }

    // MARK: The search and the deck

    @Test("A search goes on page by page, keeps each recipe once, and stops at its end") func pages()
        async throws
    {
        let test = try await EdamamDeskTests(
            PretendedEdamamDesk(
                PretendedEdamamDesk.recipes("a", "b", next: "2"), PretendedEdamamDesk.recipes("b", "c"),
                PretendedEdamamDesk.recipes("d")))
        let search = ForageSearch(test.desk)
        #expect(search.wish(" – ", diets: []) == nil)
        search.ask(try #require(search.wish("leek", diets: [.vegetarian])))
        await test.house.settle()
        #expect(search.recipes.map(\.id) == ["a", "b"] && search.hasMore)
        search.more()
        search.more()
        await test.house.settle()
        #expect(search.recipes.map(\.id) == ["a", "b", "c"] && !search.hasMore)
        #expect(test.edamam.requests.count == 2)
        #expect(test.edamam.requests[1].address.text.contains("_cont=2"))
        #expect(test.edamam.requests[0].address.text.contains("health=vegetarian"))
        // What doesn't suit stays out, and is counted.
        search.ask(try #require(search.wish("leek", diets: [.vegan])))
        await test.house.settle()
        #expect(search.recipes.isEmpty && search.leftOut == 1)
    }

    @Test("The deck gets cards only where the cook wants them, and not while data is saved") func deck()
        async throws
    {
        let test = try await EdamamDeskTests(PretendedEdamamDesk(PretendedEdamamDesk.recipes("a", "b")))
        let deck = ForageDeck(test.desk, ForagedPictures(test.house.host))
        #expect((deck.next { _ in }) == nil && test.edamam.requests.isEmpty)
        test.house.host.settings.flicksEdamam = true
        test.house.host.settings.savesData = true
        #expect(!deck.isOn && (deck.next { _ in }) == nil && test.edamam.requests.isEmpty)
        test.house.host.settings.savesData = false
        var shown: [String] = []
        // The first question only fills the store.
        #expect((deck.next { _ in }) == nil)
        await test.house.settle()
        let card = try #require(deck.next { shown.append($0.id) })
        #expect(card.card.card.title == "a" && card.mark == "Powered by Edamam")
        card.open()
        #expect(shown == ["a"])
        // Each once.
        #expect(deck.next { _ in }?.card.card.title == "b")
        await test.house.settle()
        #expect((deck.next { _ in }) == nil)
    }

    @Test("An allergy that comes meanwhile counts for the cards that wait") func allergy() async throws {
        let test = try await EdamamDeskTests(PretendedEdamamDesk(PretendedEdamamDesk.recipes("a", "b")))
        let deck = ForageDeck(test.desk, ForagedPictures(test.house.host))
        test.house.host.settings.flicksEdamam = true
        _ = deck.next { _ in }
        await test.house.settle()
        test.house.host.settings.without = [.celery]
        #expect((deck.next { _ in }) == nil)
    }
}
