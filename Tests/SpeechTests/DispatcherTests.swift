import Foundation
import Testing

@testable import Speech

@Suite("TR30: the desktop's speech service") struct DispatcherTests {
    @Test("Says a text in a language, stops, and follows the speed") func says() async throws {
        let service = try PretendedDispatcher()
        let dispatcher = try Dispatcher(socket: service.path)
        try await dispatcher.say("Half a teaspoon of salt.", in: "en", speed: 1.5)
        try await dispatcher.stop()
        try await dispatcher.say("Einen Esslöffel.", in: "de")
        let heard = service.heard()
        #expect(heard.contains { $0.lowercased().contains("language en") })
        #expect(heard.contains { $0.lowercased().contains("rate 30") })
        #expect(heard.contains("Half a teaspoon of salt."))
        #expect(heard.contains { $0.lowercased().hasPrefix("cancel") })
        #expect(heard.contains { $0.lowercased().contains("language de") })
        #expect(heard.contains("Einen Esslöffel."))
    }

    @Test("One that isn't there is a trouble, at once") func absent() {
        #expect(throws: SpeechTrouble.self) { try Dispatcher(socket: "/nonexistent/speechd.sock") }
    }

    @Test("One that goes away is a trouble, and no crash") func goes() async throws {
        let service = try PretendedDispatcher()
        let dispatcher = try Dispatcher(socket: service.path)
        service.close()
        await #expect(throws: SpeechTrouble.self) {
            try await dispatcher.say("Stir.", in: "en")
            try await dispatcher.say("Stir again.", in: "en")
        }
    }
}
