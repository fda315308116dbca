import API
import Dietetics
import Language
import Recipes
import Testing

@testable import Diary

@Suite("Kind words from one to another (MO10)") struct MotivationTests {
    private static let today = CalendarDay("2026-11-27") ?? CalendarDay(number: 0)

    /// Days with all meals, so many in each of some weeks, this one the first.
    private static func written(_ days: [Int], kilocalories: Double = 300) -> [CalendarDay: WrittenDay] {
        var written: [CalendarDay: WrittenDay] = [:]
        for (before, count) in days.enumerated() {
            for day in 0..<count {
                written[today.monday.adding(-7 * before + day)] = WrittenDay(
                    meals: [.breakfast, .lunch, .dinner], kilocalories: kilocalories)
            }
        }
        return written
    }

    @Test(
        "A week goes well by four whole days, whatever was eaten",
        arguments: [
            ([], 0), ([3], 0), ([4], 1), ([0, 7, 3, 4], 2), (Array(repeating: 5, count: 30), 26),
        ])
    func weeks(days: [Int], good: Int) {
        for kilocalories in [300.0, 3000] {
            let written = Self.written(days, kilocalories: kilocalories)
            #expect(MotivationStage.goodWeeks(written, target: nil, today: Self.today) == good)
        }
    }

    @Test(
        "Five stages, none of which is lost within half a year",
        arguments: [(0, 0), (1, 1), (2, 1), (3, 2), (5, 2), (6, 3), (11, 3), (12, 4), (26, 4)])
    func stages(weeks: Int, stage: Int) {
        #expect(MotivationStage.stage(after: weeks) == stage)
        #expect(MotivationPlace.stages.contains(stage))
    }

    private static let place = MotivationPlace(.lose, stage: 1, language: "en")
    private static let received = [
        Encouragement(id: "a", at: 3, phrase: "keep-going"), Encouragement(id: "b", at: 2, phrase: "be-kind"),
        Encouragement(id: "c", at: 1, text: "Eat less."),
    ]

    private static func kept(_ aim: MotivationPlace.Aim) -> Motivating.Kept {
        var kept = Motivating.Kept()
        kept.set(true, of: "anna", gently: false)
        let place = MotivationPlace(aim, stage: 0, language: "en")
        kept.take(MotivationStanding(place: place, received: received), saying: place, at: 10)
        return kept
    }

    @Test("Where somebody recovers nothing is shown but what hurts nobody, and was meant for it")
    func gently() {
        #expect(Self.kept(.lose).shown(gently: false).map(\.id) == ["a", "b", "c"])
        #expect(Self.kept(.recover).shown(gently: true).map(\.id) == ["b"])
        #expect(Self.kept(.lose).shown(gently: true).isEmpty)
        #expect(Self.kept(.recover).shown(gently: false).isEmpty)
        var off = Self.kept(.lose)
        off.set(false, of: "anna", gently: false)
        #expect(off.shown(gently: false).isEmpty && off.standing == MotivationStanding())
    }

    @Test("The server is told again when one stands elsewhere, and once a day") func saying() {
        let kept = Self.kept(.lose), place = MotivationPlace(.lose, stage: 0, language: "en")
        #expect(!kept.mustSay(place, at: 86_400))
        #expect(kept.mustSay(place, at: 86_411))
        #expect(kept.mustSay(Self.place, at: 11))
    }

    @Test("Switched off, the server is to hear of it, if it has heard of anything") func leaving() {
        var kept = Motivating.Kept()
        kept.set(true, of: "anna", gently: false)
        kept.set(false, of: "anna", gently: false)
        #expect(!kept.leaves)
        kept = Self.kept(.lose)
        kept.set(false, of: "anna", gently: false)
        #expect(kept.leaves && kept.said == nil)
        // Still, when it is pressed twice before the server is there.
        kept.set(true, of: "anna", gently: false)
        #expect(!kept.leaves)
    }

    @Test("What was agreed to while losing doesn’t hold while recovering, heard by the server or not")
    func anew() {
        var kept = Motivating.Kept()
        kept.set(true, of: "anna", gently: false)
        #expect(kept.holds(for: .lose) && kept.holds(for: .gain) && !kept.holds(for: .recover))
        #expect(!kept.holds(for: nil))
        kept.set(true, of: "anna", gently: true)
        #expect(kept.holds(for: .recover) && !kept.holds(for: .keep))
    }

    @Test("What another computer has switched off isn’t switched on by this one") func elsewhere() {
        var kept = Self.kept(.lose)
        kept.take(MotivationStanding(), saying: nil, at: 20)
        #expect(!kept.isOn && kept.said == nil && !kept.leaves)
    }

    @Test("Every phrase is said in both languages, and the gentle ones say nothing that hurts") func phrases()
    {
        for words in [English(), German()] as [any DiaryWording] {
            let all = EncouragementPhrase.allCases.map(words.words(of:))
            #expect(Set(all).count == all.count)
            for phrase in EncouragementPhrase.offered(for: .recover) {
                #expect(!GentleText.hurts(words.words(of: phrase)))
            }
            #expect(!GentleText.hurts(words.motivationMeansGently("Nana’s kitchen")))
            #expect(!GentleText.hurts(words.encourageMeans))
        }
        #expect(EncouragementPhrase.offered(for: .recover).count == 4)
        #expect(EncouragementPhrase.offered(for: .lose) == EncouragementPhrase.allCases)
    }
}
