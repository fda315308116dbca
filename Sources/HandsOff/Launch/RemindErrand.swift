import Diary
import Foundation
import House
import Library
import Recipes
import Screen

/// `hands-off remind`: says what a meal time has to say, and ends (MO8). The desktop calls it while the window is closed.
public enum RemindErrand {
    /// - Parameter tellsHere: whether it is printed, and not shown on the desktop.
    /// - Returns: 0, also if there is nothing to be said now; 1 if the desktop can't show it; 70 if the library can't be read.
    @MainActor public static func run(tellsHere: Bool, _ options: LaunchOptions) async -> Int32 {
        do throws(LibraryError) {
            let box = try RecipeBox.reading(at: options.libraryPath, with: Boxes.all)
            let now = Date().timeIntervalSince1970
            let date = KitchenClock.date(now), minute = KitchenClock.minuteOfDay(now)
            guard let today = CalendarDay(year: date.year, month: date.month, day: date.day) else { return 0 }
            let settings = try await Settings.read(from: box)
            guard settings.notifications.allowsOthers(atHour: minute / 60) else { return 0 }
            let reminder = try await Diary.reminder(
                in: box, on: today, minute: minute, settings.language ?? DesktopLanguage.current)
            guard let reminder else { return 0 }
            if tellsHere {
                printLine("\(reminder.title)\n\(reminder.text)")
                return 0
            }
            let trouble = await NoticeBoard(program: "Hands Off").post(
                title: reminder.title, text: reminder.text)
            guard let trouble else { return 0 }
            tellCook("The desktop can’t show it: “\(reminder.title)”. [\(trouble)]")
            return 1
        } catch {
            tellCook("\(error.told) [\(error.cause)]")
            return 70
        }
    }
}
