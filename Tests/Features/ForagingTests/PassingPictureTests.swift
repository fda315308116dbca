import Edamam
import Foundation
import House
import PretendedHouse
import Testing
import Web

@testable import Foraging

@Suite("Pictures that may be shown and stored nowhere (RF5)", .timeLimit(.minutes(2))) @MainActor
struct PassingPictureTests {
    @Test("are held as long as there is room, and the oldest go first") func room() async {
        let memory = PictureMemory(most: 100)
        let first = await memory.keep(Data(count: 60)), second = await memory.keep(Data(count: 30))
        #expect(first.gone.isEmpty && second.gone.isEmpty && first.name != second.name)
        #expect(await memory.file(named: first.name)?.count == 60)
        let third = await memory.keep(Data(count: 40))
        #expect(third.gone == [first.name])
        #expect(await memory.file(named: first.name) == nil)
        #expect(await memory.file(named: second.name)?.count == 30)
        // One that is too large for the room stays until the next comes.
        let large = await memory.keep(Data(count: 500))
        #expect(large.gone == [second.name, third.name])
        #expect(await memory.file(named: large.name)?.count == 500)
        #expect(await memory.file(named: "recipe/1.jpg") == nil)
    }

    @Test("What is no picture isn't shown, and isn't asked for again") func noPicture() async throws {
        let edamam = PretendedEdamamDesk((200, "<svg onload='x'/>"), (200, "GIF89a"))
        let house = try await PretendedHouse(askWeb: edamam.answer) { [PretendedHouse.blank("home", $0)] }
        let pictures = ForagedPictures(house.host)
        let answer = EdamamAnswer(
            Data(
                """
                {"hits": [{"recipe": {"uri": "x#recipe_1", "label": "a", "ingredientLines": ["1 leek"],
                "image": "https://images.example/1"}}]}
                """.utf8))
        let link = try #require(answer?.recipes.first?.picture)
        #expect(pictures.name(nil) == nil)
        #expect(pictures.name(link) == "")
        await house.settle()
        #expect(pictures.name(link) == nil)
        await house.settle()
        #expect(edamam.requests.count == 1)
        let request = try #require(edamam.requests.first)
        #expect(request.trust == .found && request.limit <= 3 << 20)
    }

    @Test("Nothing is fetched while the cook works offline") func offline() async throws {
        let edamam = PretendedEdamamDesk()
        let house = try await PretendedHouse(askWeb: edamam.answer) { [PretendedHouse.blank("home", $0)] }
        house.host.settings.worksOffline = true
        let answer = EdamamAnswer(
            Data(
                """
                {"hits": [{"recipe": {"uri": "x#recipe_1", "label": "a", "ingredientLines": ["1 leek"],
                "image": "https://images.example/1"}}]}
                """.utf8))
        #expect(ForagedPictures(house.host).name(answer?.recipes.first?.picture) == nil)
        await house.settle()
        #expect(edamam.requests.isEmpty)
    }
}
