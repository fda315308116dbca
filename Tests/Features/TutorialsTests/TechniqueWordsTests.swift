import Testing

@testable import Tutorials

/// Which film a step leads to (TR12).
@Suite("Techniques in a step") struct TechniqueWordsTests {
    private static func entry(_ id: String, _ german: String, en: [String], de: [String]) -> FilmIndex.Entry {
        FilmIndex.Entry(
            id: id, titles: ["en": id.replacing("-", with: " "), "de": german], summaries: [:], seconds: nil,
            file: "\(id).webm", chapters: [], poster: nil,
            words: ["en": en, "de": de])
    }

    private let words = TechniqueWords([
        Self.entry(
            "dicing-an-onion", "Eine Zwiebel würfeln",
            en: ["dice", "diced", "chop", "finely chopped", "dice onion"],
            de: ["würfeln", "gewürfelt", "gewürfelte", "hacken", "gehackt", "in würfel schneiden"]),
        Self.entry(
            "whisking-egg-whites", "Eiweiß schlagen",
            en: ["whisk egg white", "stiff peak", "beat egg white"],
            de: ["eiweiß steif schlagen", "eischnee"]),
        Self.entry("kneading-dough", "Teig kneten", en: ["knead"], de: ["kneten", "knete"]),
        Self.entry(
            "folding-in", "Unterheben", en: ["fold in", "fold egg white"], de: ["unterheben", "unter heben"]),
        Self.entry(
            "claw-grip", "Das Messer halten", en: ["slice", "julienne"], de: ["in scheiben schneiden"]),
    ])

    @Test(
        "in English",
        arguments: [
            ("Dice the onions.", "dicing-an-onion"),
            ("Peel and finely dice two large onions.", "dicing-an-onion"),
            ("Dice the carrot, then fry it in butter.", nil),
            ("Add the diced onion and fry it until soft.", "dicing-an-onion"),
            ("Add the diced onions to the pan.", "dicing-an-onion"),
            ("Roughly chop the red onions.", "dicing-an-onion"),
            ("You can dice the onions by hand.", "dicing-an-onion"),
            ("DICE THE ONION", "dicing-an-onion"),
            ("Take the onions. Peel, halve and dice them.", "dicing-an-onion"),
            ("Fry the onions. Chop the parsley.", nil),
            ("Chop the chocolate.", nil),
            ("Add the onion, finely chopped.", "dicing-an-onion"),
            ("Add the onion and cook gently.\nolive oil, \nonion, finely chopped", "dicing-an-onion"),
            ("Add the onion and cook gently.\nparsley, finely chopped\nonion, ", nil),
            ("Pour in the tomatoes.\nchopped tomatoes, from a tin", nil),
            ("Stir in the diced tomatoes.", nil),
            ("Add a tin of diced tomatoes and simmer.", nil),
            ("Add the diced onions (from a tin) and stir.", nil),
            ("Pour in the canned diced onions.", nil),
            ("Use a bag of frozen diced onion.", nil),
            ("Do not dice the onions; leave them whole.", nil),
            ("Don’t chop the onion too early.", nil),
            ("Without dicing, add the vegetables.", nil),
            ("Roll the dice of meat in flour.", nil),
            ("Whisk the egg whites to soft peaks.", "whisking-egg-whites"),
            ("Whisk two large egg whites with the sugar.", "whisking-egg-whites"),
            ("Beat until stiff peaks form.", "whisking-egg-whites"),
            ("Whisk the cream. Keep the egg whites for later.", nil),
            ("Knead the dough for 10 minutes.", "kneading-dough"),
            ("Turn it out and knead until smooth and elastic.", "kneading-dough"),
            ("No need to knead this bread.", nil),
            ("This is a kneaded dough.", nil),
            ("Fold in the flour with a metal spoon.", "folding-in"),
            ("Fold the whisked egg whites into the batter.", "folding-in"),
            ("Slice the cucumber thinly.", "claw-grip"),
            ("Cut the pepper into julienne strips.", "claw-grip"),
            ("Serve with two slices of bread.", "claw-grip"),
            ("Bring the water to the boil.", nil),
            ("", nil),
        ] as [(String, String?)])
    func english(_ step: String, _ film: String?) { #expect(words.film(for: step, in: "en") == film) }

    @Test(
        "in German",
        arguments: [
            ("Die Zwiebel würfeln.", "dicing-an-onion"),
            ("Zwiebeln schälen und fein würfeln.", "dicing-an-onion"),
            ("Die Zwiebel schälen, halbieren und würfeln.", "dicing-an-onion"),
            ("Die Zwiebeln in feine Würfel schneiden.", "dicing-an-onion"),
            ("Zwiebel fein hacken und andünsten.", "dicing-an-onion"),
            ("Die gewürfelten Zwiebeln glasig dünsten.", "dicing-an-onion"),
            ("Die Tomaten würfeln.", nil),
            ("Die Petersilie hacken.", nil),
            ("Zwiebeln schälen. Sie werden dann gehackt.", "dicing-an-onion"),
            ("Zwiebeln nicht würfeln, sondern achteln.", nil),
            ("Gewürfelte Zwiebeln (aus der Dose) zugeben.", nil),
            ("Die gewürfelten Zwiebeln aus der Packung zugeben.", nil),
            ("TK: gefrorene gewürfelte Zwiebel zugeben.", nil),
            ("Das Eiweiß mit einer Prise Salz steif schlagen.", "whisking-egg-whites"),
            ("Den Eischnee vorsichtig unterheben.", "folding-in"),
            ("Den Teig 10 Minuten kneten.", "kneading-dough"),
            ("Knete den Teig, bis er glatt ist.", "kneading-dough"),
            ("Den Teig nicht kneten.", nil),
            ("Ohne zu kneten ruhen lassen.", nil),
            ("Die Sahne unter die Masse heben.", "folding-in"),
            ("Gurke in dünne Scheiben schneiden.", "claw-grip"),
            ("Das Wasser zum Kochen bringen.", nil),
        ] as [(String, String?)])
    func german(_ step: String, _ film: String?) { #expect(words.film(for: step, in: "de") == film) }

    @Test("are known in the step's own language, whatever the window speaks") func languages() {
        #expect(
            words.film(for: "Die Zwiebeln mit einem Messer würfeln und in die Pfanne geben.", window: "en")
                == "dicing-an-onion")
        #expect(
            words.film(for: "Knead the dough with your hands until it is smooth.", window: "de")
                == "kneading-dough")
        #expect(words.film(for: "Teig kneten.", window: "en") == "kneading-dough")
        #expect(words.film(for: "Knead.", window: "fr") == "kneading-dough")
    }

    @Test("lead nowhere where there are no films") func none() {
        #expect(TechniqueWords([]).isEmpty)
        #expect(TechniqueWords([]).film(for: "Dice the onions.", window: "en") == nil)
    }

    @Test("are found in no time in a step that never ends") func long() {
        let step = String(repeating: "egg white whisk onion zwiebel fold ", count: 100_000)
        let clock = ContinuousClock()
        let time = clock.measure { _ = words.film(for: step, window: "en") }
        #expect(time < .seconds(2))
    }
}
