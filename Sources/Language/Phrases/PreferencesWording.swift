/// The settings of notifications, touch and what works without a network (TR19, TR21, TR30, TR34, TR35).
public protocol PreferencesWording {
    /// The list of the page's sections.
    var sections: String { get }
    var wavingTitle: String { get }
    var soundTitle: String { get }
    var appearanceTitle: String { get }

    var notificationsTitle: String { get }
    var notificationsSwitch: String { get }
    var notificationsDetail: String { get }
    var notificationsAreOff: String { get }
    var timerNotices: String { get }
    var timerNoticesDetail: String { get }
    var resumeNotices: String { get }
    var resumeNoticesDetail: String { get }
    var communityNotices: String { get }
    var noCommunityYet: String { get }
    var diaryNotices: String { get }
    var noDiaryYet: String { get }
    /// What the desktop shows when a timer rings in a window out of sight.
    func timerRings(_ names: [String]) -> String
    var timerRingsDetail: String { get }

    var vibration: String { get }
    var vibrationDetail: String { get }
    var nothingVibrates: String { get }

    var offlineTitle: String { get }
    var subtitles: String { get }
    var noClipsYet: String { get }
    var keepOffline: String { get }
    var allIsHere: String { get }
    var workOffline: String { get }
    var alwaysOffline: String { get }
}
