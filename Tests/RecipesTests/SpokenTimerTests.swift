import Recipes
import Testing

@Suite("Timers as they are asked for (BY4)") struct SpokenTimerTests {
    @Test(arguments: [
        ("eggs, 7 minutes", "eggs", 7), ("12 min pasta", "pasta", 12), ("Teig für 1 Stunde", "Teig", 60),
        ("rice for 1 1/2 hours", "rice", 90), ("20 minutes", "", 20), ("Tee – 4 Min.", "Tee", 4),
        ("eggs (30 seconds)", "eggs", 1),
    ])
    func said(words: String, name: String, minutes: Int) throws {
        let timer = try #require(SpokenTimer(words))
        #expect(timer.name == name)
        #expect(timer.minutes == minutes)
    }

    @Test(arguments: ["", "eggs", "7 eggs", "pasta al dente"])
    func unsaid(words: String) {
        #expect(SpokenTimer(words) == nil)
    }
}
