import Dietetics
import House
import Library
import Recipes

/// Reminds of meals at their times, by the desktop's notifications, while the program runs and where that is wanted; where
/// the desktop's own timer does it, open or closed, this one leaves it to that (MO8): what is still to come today, in words for the aim; where somebody recovers, an invitation and nothing more.
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

    private var isWanted: Bool {
        // A library that came from another machine finds no timer here that was set for it.
        page.profile?.remindsOfMeals == true
            && (page.profile?.remindsWhileClosed != true || host.services.mealTimer == nil)
    }

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
            guard case .success(let day) = answer,
                let reminder = Diary.reminder(
                    of: meal, profile, day, in: host.calendarDay.year, host.language)
            else { return }
            host.services.errands.run { [notify = host.services.notify] in
                await notify(reminder.title, reminder.text)
            } then: {
            }
        }
    }
}
