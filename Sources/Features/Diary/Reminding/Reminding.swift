import Dietetics
import House
import Library
import Recipes

/// Reminds of meals at their times, by the desktop's notifications, while the program runs and where that is wanted
/// (MO8): what is still to come today, in words for the aim; where somebody recovers, an invitation and nothing more.
@MainActor final class Reminding {
    private unowned let page: DiaryPage
    private var host: Host { page.host }
    /// What is due next, and when, by the host's clock.
    private var due: (meal: Meal, at: Double)?
    /// When it was worked out: a machine that has slept, or whose clock was set, works it out anew.
    private var workedOutAt = 0.0

    init(_ page: DiaryPage) { self.page = page }

    /// Seconds after which it is looked at the wall's clock again, and after which a meal's time is over.
    private static let longestWait = 900.0, latest = 1800.0

    private var isWanted: Bool { page.profile?.remindsOfMeals == true }

    var deadline: Double? {
        guard isWanted else { return nil }
        return due.map { min($0.at, workedOutAt + Self.longestWait) } ?? host.now
    }

    func elapse() {
        guard isWanted else { return due = nil }
        if let due, due.at <= host.now {
            if host.now - due.at < Self.latest { remind(of: due.meal) }
        }
        workOut()
    }

    /// The times, or whether it is wanted, may have changed.
    func attune() { if isWanted { workOut() } else { due = nil } }

    private func workOut() {
        let hours = page.profile?.hours ?? MealHours()
        let next = MealReminder.next(hours, after: host.minuteOfDay)
        // A minute of the wall's clock begins when one of ours does: no country is off by seconds.
        let minute = host.now - host.now.truncatingRemainder(dividingBy: 60)
        (due, workedOutAt) = ((next.meal, minute + Double(next.minutes) * 60), host.now)
    }

    private func remind(of meal: Meal) {
        guard host.settings.notifications.allowsOthers(atHour: host.hour), let profile = page.profile else {
            return
        }
        host.read("reminder", afterWrites: true) { [day = host.calendarDay] box throws(LibraryError) in
            try await box.diary(of: day)
        } then: { [self] answer in
            guard case .success(let day) = answer, !day.done.contains(meal),
                !day.foods.contains(where: { $0.meal == meal })
            else { return }
            let message = MealReminder.message(
                profile.aim, eaten: .sum(day.foods.map(\.nutrition)),
                profile.targets(in: host.calendarDay.year))
            let words = host.words
            host.services.errands.run {
                [
                    notify = host.services.notify, title = words.mealTime(meal),
                    text = words.reminder(message, isGentle: profile.isGentle)
                ] in
                await notify(title, text)
            } then: {
            }
        }
    }
}
