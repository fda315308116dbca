import Foundation
import Language
import Recipes
import Testing

@Suite("What is known before one begins (TR23, TR26)") struct AheadTests {
    @Test(
        "A night or days in which something stands are a rest, and no timer",
        arguments: [
            (
                "Knead for 10 minutes, chill for 2 days and bake 1 hour.", ["2 days"],
                ["10 minutes", "1 hour"]
            ),
            ("Cover and leave to rise overnight.", ["overnight"], []),
            ("Marinate for 12 hours in the fridge. Grill for 10 minutes.", ["12 hours"], ["10 minutes"]),
            ("Chill for 12-24 hours.", ["12-24 hours"], []),
            ("Den Teig über Nacht im Kühlschrank gehen lassen.", ["über Nacht"], []),
            ("Die Bohnen 12 Stunden einweichen, dann 1 Stunde kochen.", ["12 Stunden"], ["1 Stunde"]),
            ("Chill, covered, for 12 hours.", ["12 hours"], []),
            ("Cook on low, covered, for 8 hours, then leave to rest.", [], ["8 hours"]),
            ("Laisser mariner toute la nuit.", ["toute la nuit"], []),
            ("Cook on low for 8 hours.", [], ["8 hours"]),
            ("Leave in the slow cooker overnight.", [], []),
            ("Chill for 4 hours or overnight.", [], ["4 hours"]),
            ("Chill overnight, or for at least 4 hours.", [], ["4 hours"]),
            ("Chill for 2 hours.", [], ["2 hours"]),
            ("It keeps well overnight, and in the fridge for 3 days.", [], []),
            ("Stir the overnight oats.", [], []),
        ])
    func rests(text: String, rests: [String], timers: [String]) {
        let step = Step(text: text)
        #expect(step.rests.map { String(text[$0.range]) } == rests)
        #expect(step.durations.map(\.phrase) == timers)
    }

    @Test("How long, in the unit that cooks count in")
    func spans() {
        let words = Language.english.wording
        func span(_ least: Double, _ most: Double) -> String {
            let span = RestSpan(least * 3600, upTo: most * 3600)
            return "\(span.figures(words)) \(span.unit)"
        }
        #expect(span(12, 12) == "12 hours" && span(8, 12) == "8–12 hours" && span(24, 24) == "24 hours")
        #expect(span(24, 48) == "1–2 days" && span(72, 72) == "3 days" && span(30, 30) == "30 hours")
    }

    @Test(
        "The oven's heat is told from that of a roast's inside and of a pan",
        arguments: [
            ("Preheat the oven to 200°C/180°C fan/gas 6.", ["200\u{202F}°C"]),
            (
                "Bake at 220 °C for 10 minutes, then turn the oven down to 180 °C.",
                ["220\u{202F}°C", "180\u{202F}°C"]
            ),
            ("Roast until the internal temperature is 63 °C.", []),
            ("Heat the oil to 180 °C.", []),
            ("Den Backofen auf 200 Grad vorheizen.", ["200\u{202F}°C"]),
            ("Im Ofen bei 80 °C garen, bis die Kerntemperatur 56 °C erreicht.", ["80\u{202F}°C"]),
            ("Roast at gas mark 4.", ["gas mark 4"]),
            ("Proof the yeast in water of 40 °C.", []),
        ])
    func ovens(text: String, heats: [String]) {
        #expect(OvenFinder.find(in: text).map(\.text) == heats)
    }

    @Test("Each heat is told once, each rest each time")
    func ahead() {
        let recipe = Recipe(
            id: "r", title: "Bread", servings: 4,
            steps: [
                Step(text: "Leave to rise overnight."), Step(text: "Heat the oven to 240 °C."),
                Step(text: "Bake at 240 °C for 20 minutes, then at 200 °C."),
                Step(text: "Let it rest for 12 hours."),
            ])
        let ahead = Ahead(recipe)
        #expect(ahead.oven == "240\u{202F}°C → 200\u{202F}°C")
        let rests: [Rest.Length] = [.night, .seconds(43_200, upTo: 43_200)]
        #expect(ahead.rests == rests)
        #expect(Ahead(Recipe(id: "s", title: "Salad", servings: 1, steps: [Step(text: "Toss.")])).oven == nil)
    }

    @Test("However long a text is, it is read in time, and only so far", .timeLimit(.minutes(1)))
    func hostile() {
        let piece = "rest 12 hours or overnight at 200 °C in the oven "
        let text = String(repeating: piece, count: 4000)
        // A rest in the oven is none, however often it is said.
        #expect(RestFinder.find(in: text) == [])
        #expect(OvenFinder.find(in: text).count == DurationFinder.longestText / piece.count)
    }
}
