import Dietetics
import Recipes
import Stage

/// The pictures that belong to the diary: the goal's, and one of oneself every week (MO7).
extension DiaryPage {
    /// Looks once whether there are any, where they could be shown.
    func knowPictures() {
        guard profile != nil, !isGentle, album.days == nil else { return }
        album.look()
    }

    /// What is shown beside the day's sum; never where somebody recovers.
    var goalPicture: Bitmap? { isGentle ? nil : album.goal }

    /// Whether a picture of oneself is wanted every week; never where somebody recovers.
    var takesPictures: Bool { profile?.takesPictures == true && !isGentle }
    /// Whether this week's is due.
    var isWeeklyDue: Bool {
        isToday && takesPictures && album.isDue(passed: profile?.passedPicture.flatMap { CalendarDay($0) })
    }

    func showWeekly() { host.show(WeeklyPage(host, self)) }

    func takeWeekly() {
        let weekly = WeeklyPage(host, self)
        host.show(weekly)
        weekly.take()
    }

    /// Not this week.
    func passWeekly() {
        guard var profile else { return }
        profile.passedPicture = WeeklyPicture.friday(of: host.calendarDay).text
        keep(profile)
    }
}
