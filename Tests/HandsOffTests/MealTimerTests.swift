import Foundation
import Library
import Recipes
import Synchronization
import Testing

@testable import Diary
@testable import HandsOff

@Suite("Reminders while the program is closed (MO8)") struct MealTimerTests {
    private final class Control: Sendable {
        let asked = Mutex<[String]>([])
        let refuses: Bool
        init(refuses: Bool = false) { self.refuses = refuses }
        func ask(_ words: [String]) -> String? {
            asked.withLock { $0.append(words.joined(separator: " ")) }
            return refuses ? "no bus" : nil
        }
    }

    private func timer(_ folder: URL, _ control: Control, library: String = "/home/nan/library.sqlite")
        -> SystemdTimer
    {
        SystemdTimer(
            folder: folder, program: "/opt/hands off/hands-off", library: library,
            control: { control.ask($0) })
    }

    @Test("Its two files are written when it is wanted, and gone when it isn’t") func units() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "units-\(UUID().uuidString)/user")
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        let control = Control(), timer = timer(folder, control).timer
        // Nothing to take away: nobody is asked.
        #expect(timer.set([]) == nil && control.asked.withLock(\.isEmpty))
        #expect(timer.set([19 * 60, 8 * 60, 12 * 60 + 30, 8 * 60]) == nil)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(files == ["hands-off-meals.service", "hands-off-meals.timer"])
        let written = try String(contentsOf: folder.appending(path: files[1]), encoding: .utf8)
        let times = written.split(separator: "\n").filter { $0.hasPrefix("OnCalendar=") }
        #expect(
            times == [
                "OnCalendar=*-*-* 08:00:00", "OnCalendar=*-*-* 12:30:00", "OnCalendar=*-*-* 19:00:00",
            ])
        #expect(
            control.asked.withLock(\.self) == [
                "daemon-reload", "enable hands-off-meals.timer", "restart hands-off-meals.timer",
            ])
        #expect(timer.set([]) == nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
        #expect(control.asked.withLock { $0.contains("disable --now hands-off-meals.timer") })
        // Who can't be asked is told of.
        #expect(self.timer(folder, Control(refuses: true)).timer.set([60]) == "no bus")
    }

    @Test("Whatever the paths are called, they are one word each") func quoting() {
        let service = timer(
            URL(filePath: "/tmp"), Control(), library: "/home/a \"b\"/100 %/$HOME\\x.sqlite"
        ).service
        #expect(
            service.contains(
                #"ExecStart="/opt/hands off/hands-off" remind --library "/home/a \"b\"/100 %%/$$HOME\\x.sqlite""#
            ))
    }

    private static let day = CalendarDay(number: 20_784)

    private func said(
        at minute: Int, _ change: (inout DiaryProfile) -> Void = { _ in }, eaten: Meal? = nil
    ) async throws -> String? {
        let box = try RecipeBox.inMemory(with: [DiaryBox.schema])
        var profile = DiaryProfile()
        profile.remindsOfMeals = true
        change(&profile)
        try await box.keep(profile)
        if let eaten {
            let food = LoggedFood(
                day: Self.day, meal: eaten, food: "", name: "Soup", quantity: 1, measure: "serving",
                nutrition: Nutrition(kilocalories: 300))
            try await box.log([food], at: 1)
        }
        return try await Diary.reminder(in: box, on: Self.day, minute: minute, .english)?.title
    }

    @Test("It speaks at a meal’s time, of a meal that isn’t written down, if that is wanted") func meals()
        async throws
    {
        #expect(try await said(at: 12 * 60 + 30) == "Time for lunch")
        #expect(try await said(at: 12 * 60 + 27) == "Time for lunch")
        #expect(try await said(at: 19 * 60 + 4) == "Time for dinner")
        #expect(try await said(at: 19 * 60 + 5) == "Time for dinner")
        #expect(try await said(at: 19 * 60 + 6) == nil)
        #expect(try await said(at: 12 * 60 + 24) == nil)
        #expect(try await said(at: 12 * 60 + 30, eaten: .lunch) == nil)
        #expect(try await said(at: 12 * 60 + 30, eaten: .breakfast) == "Time for lunch")
        #expect(try await said(at: 12 * 60 + 30) { $0.remindsOfMeals = nil } == nil)
        #expect(try await said(at: 2) { $0.hours.dinner = 23 * 60 + 58 } == "Time for dinner")
        let none = try RecipeBox.inMemory(with: [DiaryBox.schema])
        #expect(try await Diary.reminder(in: none, on: Self.day, minute: 480, .english) == nil)
    }

    @Test("The timer is set only where both are wanted") func minutes() {
        var profile = DiaryProfile()
        profile.remindsWhileClosed = true
        #expect(profile.timerMinutes.isEmpty)
        profile.remindsOfMeals = true
        #expect(profile.timerMinutes == [480, 750, 1140])
        #expect(profile.gentle.timerMinutes == [480, 750, 1140])
    }
}
