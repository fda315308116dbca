import Gestures
import House
import Library
import PretendedHouse
import Stage
import Testing

@testable import Flicking

/// What keys and hands do at the deck, and what they don't (RF1).
@Suite("Keys and waves at the deck") @MainActor struct FlickKeysTests {
    let house: PretendedHouse
    var host: Host { house.host }
    var page: FlickPage? { host.page as? FlickPage }

    init() async throws {
        house = try await PretendedHouse(recipes: 6) { host in
            let favourites = PretendedHouse.blank("favourites", host)
            let deck = Flicking(host, favourites: favourites).place
            return [PretendedHouse.blank("home", host), deck, favourites]
        }
        host.visit(host.menu.places[1])
        await house.settle()
    }

    @Test("an arrow only closes the explanation", arguments: ["left", "right", "return", "escape"])
    func explained(_ key: String) async throws {
        #expect(host.sheet?.id == "flick controls")
        await house.key(key)
        #expect(host.sheet == nil && host.settings.knowsFlick)
        #expect(page?.deck.flicked == 0)
        #expect(try await house.box.deck(limit: 1).flicked == 0)
        await house.key("right")
        #expect(page?.deck.flicked == 1)
        #expect(try await house.box.deck(limit: 1).liked == 1)
    }

    @Test("a wave to the cook's right likes, and what lies over the deck keeps waves from it")
    func waves() async {
        let left = Wave(.next, Swipe(hand: .left, time: 0))
        let right = Wave(.previous, Swipe(hand: .right, time: 0))
        page?.wave(left)
        #expect(page?.deck.flicked == 0)
        await house.key("escape")
        page?.wave(left)
        #expect(page?.deck.flicked == 1 && page?.deck.liked == 1)
        page?.wave(right)
        #expect(page?.deck.flicked == 2 && page?.deck.liked == 1)
        // A gesture that nobody's hand made.
        page?.wave(Wave(.next))
        #expect(page?.deck.flicked == 2)
    }

    @Test("the camera is wanted only while it is switched on, sideways and for the deck alone")
    func camera() async {
        await house.key("escape")
        #expect(host.page.camera == nil)
        page?.toggleCamera()
        #expect(host.sheet?.id == "flick consent" && host.page.camera == nil)
        host.dismiss()
        host.settings.flicksByWave = true
        let wish = host.page.camera
        #expect(wish?.isOwn == true)
        page?.toggleCamera()
        #expect(host.page.camera == nil && !host.settings.flicksByWave)
    }
}
