import Exchange
import FoodCatalogue
import PretendedHouse
import Synchronization
import Testing

@testable import Diary

@Suite("Open Food Facts, asked for a packet (MO3)") @MainActor struct PacketDeskTests {
    private let house: PretendedHouse
    private let catalogue: FoodCatalogue

    init() async throws {
        house = try await PretendedHouse { [PretendedHouse.blank("home", $0)] }
        catalogue = try FoodCatalogue.inMemory()
    }

    nonisolated private static let bar = """
        {"product":{"code":"4012345678901","product_name":"Oat bar","nutriments":{"energy-kcal_100g":430}}}
        """

    /// What comes of asking so many times, if the web answers so.
    private func answers(_ refusal: Refusal?, times: Int = 1) async -> (
        answers: [PacketDesk.Answer], asked: Int
    ) {
        let asked = Counter()
        let desk = PacketDesk(
            house.host,
            fetch: { question throws(Refusal) in
                asked.add()
                if let refusal { throw refusal }
                return SourceFile(
                    name: "4012345678901.json", address: question.address, bytes: Array(Self.bar.utf8))
            }, catalogue: { catalogue })
        var answers: [PacketDesk.Answer] = []
        for _ in 0..<times {
            desk.ask("4012345678901") { answers.append($0) }
            await house.settle()
        }
        return (answers, asked.count)
    }

    private final class Counter: Sendable {
        private let number = Mutex(0)
        var count: Int { number.withLock(\.self) }
        func add() { number.withLock { $0 += 1 } }
    }

    @Test("What it knows is kept among the foods") func known() async throws {
        let found = await answers(nil)
        guard case .food(let food)? = found.answers.first else {
            Issue.record("\(found)")
            return
        }
        #expect(food.english == "Oat bar")
        #expect(try await catalogue.food(barcode: "4012345678901") == food)
    }

    @Test(
        "Why there is nothing is told apart",
        arguments: [
            (Refusal(.missing, cause: "HTTP 404"), PacketDesk.Answer.unknown),
            (Refusal(.unreachable, cause: "HTTP 429"), .busy),
            (Refusal(.unreachable, cause: "HTTP 503"), .busy),
            (Refusal(.unreachable, cause: "HTTP 500"), .unreachable),
            (Refusal(.unreachable, cause: "no such host"), .unreachable), (Refusal(.tooLarge), .unreachable),
        ]) func refused(refusal: Refusal, answer: PacketDesk.Answer) async
    {
        #expect(await answers(refusal).answers == [answer])
    }

    @Test("The sixteenth question in a minute isn’t asked") func pace() async {
        let found = await answers(Refusal(.missing, cause: "HTTP 404"), times: 17)
        #expect(found.asked == 15)
        #expect(found.answers == Array(repeating: .unknown, count: 15) + [.busy, .busy])
    }
}
