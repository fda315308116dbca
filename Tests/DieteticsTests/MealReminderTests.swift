import Recipes
import Testing

@testable import Dietetics

@Suite("Reminders of meals (MO8)") struct MealReminderTests {
    @Test("The next meal comes, tomorrow's first after today's last, and never one at once again")
    func next() {
        let hours = MealHours()
        let at = { (minute: Int) in MealReminder.next(hours, after: minute) }
        #expect(at(7 * 60) == (.breakfast, 60))
        #expect(at(8 * 60) == (.lunch, 270))
        #expect(at(12 * 60 + 29) == (.lunch, 1))
        #expect(at(19 * 60) == (.breakfast, 13 * 60))
        #expect(at(1439) == (.breakfast, 8 * 60 + 1))
        var one = MealHours()
        (one.breakfast, one.lunch, one.dinner) = (600, 600, 600)
        #expect(MealReminder.next(one, after: 600).minutes == 1440)
        for minute in 0..<1440 { #expect((1...1440).contains(at(minute).minutes)) }
    }

    @Test("It tells what is left, never a debt, and whoever recovers no figure") func message() throws {
        let eater = Eater(gender: .woman, birthYear: 1990, height: 165, weight: 65, activity: .light)
        let targets = try #require(
            eater.targets(for: .gain, pace: .gentle, byHand: DayTargets.ByHand(), in: 2026))
        func said(_ aim: Aim, _ eaten: Double) -> MealReminder.Message {
            MealReminder.message(aim, eaten: Nutrition(kilocalories: eaten, protein: 500), targets)
        }
        #expect(said(.gain, 1000) == .left(.gain, energy: targets.energy - 1000, protein: 0))
        #expect(said(.lose, 9000) == .enough(.lose))
        #expect(said(.keep, targets.energy - 20) == .enough(.keep))
        #expect(said(.recover, 0) == .invitation)
        #expect(MealReminder.message(.keep, eaten: Nutrition(), nil) == .invitation)
    }
}
