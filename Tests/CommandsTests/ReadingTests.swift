import Commands
import Testing

/// Words become commands (BY7).
@Suite("What is said") struct ReadingTests {
    static let foods = SpokenFoods.phrases(of: [
        "butter, cold, in small cubes", "plain flour", "eggs", "cooking apples", "salt", "ground cinnamon",
    ])
    let reading = CommandReading(.english, foods: foods)

    static let phrases: [(String, SpokenCommand)] =
        [
            ("next", .next), ("next step", .next), ("next page", .next), ("back", .previous),
            ("go back", .previous), ("previous step", .previous), ("again", .again),
            ("show it again", .again), ("read it", .read), ("read it aloud", .read), ("read it again", .read),
            ("louder", .louder), ("quieter", .quieter), ("pause", .pause), ("go on", .resume),
            ("continue", .resume), ("start the timer", .startTimer), ("start timer", .startTimer),
            ("stop", .stop), ("stop the timer", .stop), ("how long is left", .howLongLeft),
            ("how much time is left", .howLongLeft), ("what's next", .whatsNext),
            ("what is next", .whatsNext),
            ("ingredients", .ingredients), ("show the ingredients", .ingredients), ("camera off", .cameraOff),
            ("turn off the camera", .cameraOff), ("turn the camera off", .cameraOff),
        ]
        + [
            ("timer ten minutes", 600), ("timer for ten minutes", 600), ("set a timer for ten minutes", 600),
            ("set a timer ten minutes", 600), ("timer one minute", 60), ("timer a minute", 60),
            ("timer twenty five minutes", 1500), ("timer fifty nine minutes", 3540),
            ("timer thirty seconds", 30), ("timer one second", 1), ("timer forty five seconds", 45),
            ("timer an hour", 3600), ("timer one hour", 3600), ("timer two hours", 7200),
            ("timer one hour and a half", 5400), ("timer an hour and a half", 5400),
            ("timer half an hour", 1800), ("timer half a minute", 30), ("timer a quarter of an hour", 900),
            ("timer one hour and twenty minutes", 4800), ("timer two minutes and thirty seconds", 150),
            ("set a timer for twelve hours", 43_200), ("timer nineteen minutes", 1140),
            ("timer twenty minutes", 1200), ("timer forty one minutes", 2460),
        ].map { ($0, .timer(seconds: $1)) }
        + [
            ("how much butter", "butter"), ("how many eggs", "eggs"), ("how much flour", "flour"),
            ("how much plain flour", "plain flour"), ("how much salt do i need", "salt"),
            ("how many apples", "apples"), ("how many cooking apples", "cooking apples"),
            ("how much cinnamon", "cinnamon"), ("how much ground cinnamon do i need", "ground cinnamon"),
        ].map { ($0, .howMuch(food: $1)) }
        + [
            ("step one", 1), ("step three", 3), ("step ten", 10), ("step twelve", 12), ("step nineteen", 19),
            ("step twenty", 20), ("step twenty one", 21), ("go to step four", 4),
            ("go to step thirty two", 32),
            ("step fifty nine", 59),
        ].map { ($0, .step($1)) }

    @Test("each phrase is its command", arguments: phrases)
    func command(_ phrase: String, _ command: SpokenCommand) {
        let words = phrase.split(separator: " ").map(String.init)
        #expect(reading.read(words) == HeardPhrase(wakes: false, command: command))
        #expect(reading.read(["hands", "off"] + words) == HeardPhrase(wakes: true, command: command))
    }

    @Test(
        "what is no command is none",
        arguments: [
            "", "hands", "off", "next next", "the next step", "go", "timer", "timer minutes",
            "timer ten", "set a timer for", "how much", "how much sugar", "how long", "step", "step zero",
            "step sixty", "stop stop", "read", "camera", "timer one minutes and", "off hands next",
            "timer one minute and two hours",
        ])
    func nothing(_ phrase: String) {
        #expect(reading.read(phrase.split(separator: " ").map(String.init)) == nil)
    }

    @Test("the wake word alone waits for a command") func wakeAlone() {
        #expect(reading.read(["hands", "off"]) == HeardPhrase(wakes: true, command: nil))
    }

    @Test("numbers are said and read", arguments: 1...59) func numbers(_ number: Int) {
        let words = Vocabulary.english.numbers.words(number)
        #expect(!words.isEmpty)
        #expect(reading.read(["step"] + words)?.command == .step(number))
    }

    @Test("there is no number beyond them", arguments: [-1, 0, 60, 1000]) func noNumber(_ number: Int) {
        #expect(Vocabulary.english.numbers.words(number).isEmpty)
    }
}

@Suite("The grammar") struct GrammarTests {
    @Test("names foods that can be heard, and no others") func foods() {
        let reading = CommandReading(.english, foods: ["butter", "gochujang", "plain flour"])
        let text = reading.jsgf { $0 != "gochujang" }
        #expect(text.contains("butter") && text.contains("plain flour"))
        #expect(!text.contains("gochujang"))
        #expect(reading.words.isSuperset(of: ["hands", "off", "next", "butter", "gochujang", "fifty"]))
    }

    @Test("asks for no food where there is none") func noFood() {
        let text = CommandReading(.english).jsgf { _ in true }
        #expect(!text.contains("<food>") && !text.contains("how (much"))
        #expect(text.hasPrefix("#JSGF V1.0;"))
    }

    @Test("brackets are as they were written") func brackets() {
        #expect(Pattern("go [on | ahead] (now | later)").jsgf == "go [(on | ahead)] (now | later)")
        #expect(Pattern("step <number>").jsgf == "step <number>")
        #expect(Pattern("[a").words == ["a"])
    }
}

@Suite("Foods as they are asked for") struct SpokenFoodsTests {
    @Test("by their last words") func phrases() {
        #expect(SpokenFoods.phrases(of: ["Plain flour, sifted"]) == ["flour", "plain flour"])
        #expect(SpokenFoods.phrases(of: ["2% milk (cold)", ""]) == ["milk"])
    }

    @Test("mean all that have them") func meaning() {
        #expect(SpokenFoods.isMeant("caster sugar", by: "sugar"))
        #expect(SpokenFoods.isMeant("demerara sugar, or brown", by: "sugar"))
        #expect(!SpokenFoods.isMeant("sugar snaps", by: "snap"))
        #expect(!SpokenFoods.isMeant("salt", by: "sea salt"))
        #expect(!SpokenFoods.isMeant("salt", by: ""))
    }
}
