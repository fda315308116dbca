import Recipes
import Testing

@Suite("Durations in a step (TR26)")
struct DurationTests {
    /// Text, the phrase in it, seconds from and to.
    static let found: [(String, String, Double, Double)] = [
        ("Simmer for 10–12 minutes.", "10–12 minutes", 600, 720),
        ("Bake 10-12 min until golden", "10-12 min", 600, 720),
        ("Bake 10 to 12 minutes", "10 to 12 minutes", 600, 720),
        ("Fry 5 or 6 minutes", "5 or 6 minutes", 300, 360),
        ("Fry between 5 and 10 minutes", "between 5 and 10 minutes", 300, 600),
        ("Cook 5 to about 7 minutes", "5 to about 7 minutes", 300, 420),
        ("30 seconds to 1 minute", "30 seconds to 1 minute", 30, 60),
        ("Chill 4 hours or up to 2 days", "4 hours or up to 2 days", 14_400, 172_800),
        ("45 minutes to an hour", "45 minutes to an hour", 2700, 3600),
        ("Cook 1 to 1 1/2 hours", "1 to 1 1/2 hours", 3600, 5400),
        ("Wait ten minutes", "ten minutes", 600, 600),
        ("Wait twenty-five minutes", "twenty-five minutes", 1500, 1500),
        ("Rest half an hour", "half an hour", 1800, 1800),
        ("Rest for a half hour", "a half hour", 1800, 1800),
        ("Rest three-quarters of an hour", "three-quarters of an hour", 2700, 2700),
        ("Rest a quarter of an hour", "a quarter of an hour", 900, 900),
        ("Rest an hour and a half", "an hour and a half", 5400, 5400),
        ("Rest two and a half hours", "two and a half hours", 9000, 9000),
        ("Rest 1 and 1/2 hours", "1 and 1/2 hours", 5400, 5400),
        ("Stir a minute or two", "a minute or two", 60, 120),
        ("Stir a couple of minutes", "a couple of minutes", 120, 120),
        ("Roast 1½ hours", "1½ hours", 5400, 5400),
        ("Roast 1 ½ hours", "1 ½ hours", 5400, 5400),
        ("Roast 1 1/2 hours", "1 1/2 hours", 5400, 5400),
        ("Roast 1-1/2 hours", "1-1/2 hours", 5400, 5400),
        ("Roast 1.5 hours", "1.5 hours", 5400, 5400),
        ("Roast ¾ hour", "¾ hour", 2700, 2700),
        ("Roast 1:15 hours", "1:15 hours", 4500, 4500),
        ("Roast 1 hour 20 minutes", "1 hour 20 minutes", 4800, 4800),
        ("Roast 1 hour and 20 minutes", "1 hour and 20 minutes", 4800, 4800),
        ("Roast 1 hour, 15 to 20 minutes", "1 hour, 15 to 20 minutes", 4500, 4800),
        ("Roast 1 h 30 min", "1 h 30 min", 5400, 5400),
        ("Roast 1h30", "1h30", 5400, 5400),
        ("Roast 1 hr. 30 min. in all", "1 hr. 30 min", 5400, 5400),
        ("Stir for 30 seconds", "30 seconds", 30, 30),
        ("Stir 30s.", "30s", 30, 30),
        ("After a 5-minute rest", "5-minute", 300, 300),
        ("Fry 2 minutes per side", "2 minutes per side", 120, 120),
        ("Fry 3 minutes on each side.", "3 minutes on each side", 180, 180),
        ("Chill 24 hours", "24 hours", 86_400, 86_400),
        ("Chill 1 day", "1 day", 86_400, 86_400),
        ("Rest 10 minutes before serving", "10 minutes", 600, 600),
        ("Gas mark 4 – 20 minutes", "20 minutes", 1200, 1200),
        ("Add 3. 10 minutes later, stir", "10 minutes", 600, 600),
        ("Stage 30 – 20 minutes", "20 minutes", 1200, 1200),
        ("Two 10-minute rests", "10-minute", 600, 600),
        ("20-25 Minuten backen", "20-25 Minuten", 1200, 1500),
        ("Mijoter 10 à 15 minutes", "10 à 15 minutes", 600, 900),
        ("Chill 1-2 days", "1-2 days", 86_400, 172_800), ("Ferment 1 week", "1 week", 604_800, 604_800),
        ("Bake 10 more minutes", "10 more minutes", 600, 600),
        ("Cook another 2 to 3 minutes", "2 to 3 minutes", 120, 180),
        ("Cook for another minute", "another minute", 60, 60),
        ("Boil 1 full minute", "1 full minute", 60, 60),
        ("Roast 1h30m", "1h30m", 5400, 5400), ("Roast 1:30 h", "1:30 h", 5400, 5400),
        ("45 min. to 1 hr. in all", "45 min. to 1 hr", 2700, 3600), ("Stir 90 sec", "90 sec", 90, 90),
        ("eine halbe Stunde ruhen", "eine halbe Stunde", 1800, 1800),
        ("anderthalb Stunden köcheln", "anderthalb Stunden", 5400, 5400),
        ("zwei bis drei Stunden", "zwei bis drei Stunden", 7200, 10_800),
        ("une heure et demie au four", "une heure et demie", 5400, 5400),
        ("un quart d'heure", "un quart d'heure", 900, 900), ("1 h 30 à four doux", "1 h 30", 5400, 5400),
        ("una hora y media", "una hora y media", 5400, 5400), ("media hora", "media hora", 1800, 1800),
        ("unos 10 a 15 minutos", "10 a 15 minutos", 600, 900),
        ("mezz'ora", "mezz'ora", 1800, 1800), ("per un’ora e mezza", "un’ora e mezza", 5400, 5400),
        ("een half uur", "een half uur", 1800, 1800), ("anderhalf uur", "anderhalf uur", 5400, 5400),
        ("10 tot 15 minuten", "10 tot 15 minuten", 600, 900), ("een kwartier", "een kwartier", 900, 900),
        ("Every 24 hours, feed it", "24 hours", 86_400, 86_400),
    ]

    @Test("A duration is found with its words and its seconds", arguments: found)
    func one(text: String, phrase: String, minimum: Double, maximum: Double) throws {
        let all = DurationFinder.find(in: text)
        try #require(all.count == 1)
        #expect(all[0].phrase == phrase)
        #expect(text[all[0].range] == phrase)
        #expect(all[0].minimum == minimum)
        #expect(all[0].maximum == maximum)
    }

    @Test(
        "What is no cooking time is left alone",
        arguments: [
            "Leave it overnight", "Keeps for 2 days", "a 3-minute egg", "30-day aged beef",
            "20 minutes ago", "Gas mark 4", "Serves 4 to 6", "Heat to 180 °C", "as in step 5",
            "a 2 min. walk away", "in 30-second intervals", "into a second bowl", "once a day",
            "twice an hour", "1 day ahead", "1 day in advance", "Ten minutes before serving, add oil",
            "one second", "the 1980s", "2 minced shallots", "1 handful", "10 m of string", "", "½", "10",
            "stir every 10 minutes", "Unter Rühren alle 10 Minuten", "After these 5 minutes, stir",
            "a day-old loaf", "2-day-old bread", "a few minutes",
            "E10 minutes",
        ])
    func none(text: String) {
        #expect(DurationFinder.find(in: text).map(\.phrase) == [])
    }

    @Test("A step gives all its durations in reading order, each where it stands")
    func several() {
        let step = Step(text: "Fry the onions for 5 minutes – stir – then simmer 1 hour.\nRest 10 minutes.")
        #expect(step.durations.map(\.phrase) == ["5 minutes", "1 hour", "10 minutes"])
        #expect(step.durations.map(\.minimum) == [300, 3600, 600])
        #expect(step.durations.allSatisfy { step.text[$0.range] == $0.phrase })
    }

    @Test("A total of what was said before is no duration of its own")
    func total() {
        let found = DurationFinder.find(
            in: "Bake 15 minutes, turn, 5 minutes more for a total of 20 minutes.")
        #expect(found.map(\.minimum) == [900, 300])
    }
}
