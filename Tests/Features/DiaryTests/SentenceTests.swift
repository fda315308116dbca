import Dietetics
import Language
import Recipes
import Testing

@testable import Diary

@Suite("Kind words (MO8, MO9)") struct SentenceTests {
    private static let languages: [any DiaryWording] = [English(), German()]

    @Test("Forty a language and aim at least, none twice", arguments: Aim.allCases) func enough(aim: Aim) {
        for language in Self.languages {
            let all = language.sentences(aim)
            #expect(all.count >= 40 && Set(all).count == all.count)
            #expect(all.allSatisfy { $0.count <= 120 && ".?".contains($0.last ?? " ") })
        }
    }

    @Test("German ones are German", arguments: Aim.allCases) func german(aim: Aim) {
        #expect(Set(English().sentences(aim)).isDisjoint(with: German().sentences(aim)))
    }

    @Test("None comes twice before all have come, in no order that shows") func days() throws {
        for aim in Aim.allCases {
            let count = English().sentences(aim).count
            let first = try #require(CalendarDay("2026-11-27"))
            let places = (0..<count).map { DailyWord.place(first.adding($0), of: count) }
            #expect(Set(places).count == count)
            #expect(zip(places, places.dropFirst()).allSatisfy { abs($0 - $1) > 1 })
            #expect(DailyWord.place(first.adding(-40_000), of: count) >= 0)
        }
        #expect(
            DailyWord.place(CalendarDay(number: 5), of: 0) == 0
                && DailyWord.place(CalendarDay(number: 5), of: 1) == 0)
    }

    @Test("Who recovers reads no figure, and nothing of bodies, measures or merit (MO2)") func gentle() {
        let hurts =
            /[0-9]|\bweigh|\bslim|\bthin\b|\bfat\b|portion|calor|kalor|\bless\b|\bmore\b|\bmehr\b|\bdiet|diät|\bgoals?\b|\bziel|\bbody|\bbodies|körper|gewicht|schlank|\bdünn|\bweniger|\bwaage|\bfigur/
            .ignoresCase()
        for language in Self.languages {
            for sentence in language.sentences(.recover) {
                #expect(!sentence.contains(hurts) && !GentleText.hurts(sentence), "\(sentence)")
            }
            // Nor is whoever recovers reminded of any (MO8).
            for meal in Meal.allCases {
                let reminder = "\(language.mealTime(meal)) \(language.reminder(.invitation, isGentle: true))"
                #expect(!reminder.contains(hurts) && !GentleText.hurts(reminder), "\(reminder)")
            }
        }
    }

    @Test("Nobody is shamed") func shame() {
        let shames =
            /guilt|shame|cheat|sin\b|bad food|greed|lazy|failed|schuld|scham|sünd|gierig|faul|versagt|schlechtes essen/
            .ignoresCase()
        for language in Self.languages {
            for aim in Aim.allCases {
                for sentence in language.sentences(aim) { #expect(!sentence.contains(shames), "\(sentence)") }
            }
        }
    }
}
