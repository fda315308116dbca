import API
@testable import CommunityServer
import Foundation
import ServerStore
import Testing
import Web

@Suite("How long an order knows its guest (KI5)", .timeLimit(.minutes(2))) struct OrderTermTests {
    @Test(
        "After its term an order forgets its guest, and keeps dishes and sums",
        arguments: TestServer.databases)
    func term(database: String) async throws {
        try await TestServer.on(database) { server in
            try await server.openKitchen()
            let anna = try await server.signUp("anna")
            let done = try await server.order(once: "1", by: anna.token).value(MealOrder.self)
            let open = try await server.order(once: "2", by: anna.token).value(MealOrder.self)
            try await server.kitchen(done.id, .accepted)
            try await server.kitchen(done.id, .delivered)
            func orders() async throws -> [MealOrder] { try await server.orders(anna.token).reversed() }
            server.clock.move(by: 89 * 86_400_000)
            try await server.sweep()
            #expect(try await orders().map(\.delivery.firstName) == ["Anna", "Anna"])
            server.clock.move(by: 2 * 86_400_000)
            try await server.sweep()
            let after = try await orders()
            #expect(after.map(\.delivery.firstName) == ["", "Anna"])
            #expect(
                after[0].delivery.phone == "" && after[0].delivery.place == "" && after[0].lines[0].note == ""
            )
            #expect(after[0].total == done.total && after[0].lines[0].name == "Rolex")
            #expect(after[1].lines == open.lines)
        }
    }
}
