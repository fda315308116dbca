import Recipes
import Testing

@Suite("Names of timers (TR26)")
struct TimerNameTests {
    static let names: [(String, String)] = [
        ("Simmer the sauce for 10 minutes.", "Simmer the sauce"),
        ("Meanwhile, cover it and simmer gently for 10 minutes.", "Simmer gently"),
        ("Chop the onions. Then fry them in the oil over a low heat for 5 minutes.", "Fry them in the oil"),
        ("Add the tomatoes, cook until thick, about 20 minutes.", "Cook until thick"),
        ("After 2 minutes, flip the fish.", "Flip the fish"),
        ("Let the dough rest for 1 hour.", "Let the dough rest"),
        ("Sauté the onions, until soft, about 10 minutes.", "Sauté the onions"),
        ("Cook on high for 4 hours or low for 8 hours.", "Cook on high"),
        ("10 minutes.", "Step 3"),
        ("Cover. 10 minutes.", "Step 3"),
        ("Melt the butter in a wide pan for 4 minutes.", "Melt the butter"),
        ("Chop the shallot and soften it in half of the butter for 5 minutes.", "Soften it"),
        ("Stir the onion, cover, and continue baking 30 minutes.", "Continue baking"),
    ]

    @Test("Without a title, the last thing to do before the duration names the timer", arguments: names)
    func fromText(text: String, name: String) throws {
        let step = Step(text: text)
        let last = try #require(step.durations.last)
        let given = step.timerName(for: last, otherwise: "Step 3")
        #expect(given == name)
        #expect(given.count <= 28)
    }

    @Test("The author's title goes before, cut to whole words that fit a chip")
    func fromTitle() throws {
        var step = Step(title: "Simmer the sauce", text: "Cook for 5 minutes.")
        let phrase = try #require(step.durations.first)
        #expect(step.timerName(for: phrase, otherwise: "Step 1") == "Simmer the sauce")
        step.title = "Simmer the sauce with the tomatoes and the basil"
        #expect(step.timerName(for: phrase, otherwise: "Step 1") == "Simmer the sauce")
        step.title = String(repeating: "m", count: 1000)
        #expect(step.timerName(for: phrase, otherwise: "Step 1").count == 28)
        step.title = "  \n "
        #expect(step.timerName(for: phrase, otherwise: "Step 1") == "Cook")
    }
}
