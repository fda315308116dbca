extension English {
    public var sections: String { "Sections" }
    public var wavingTitle: String { "Waving" }
    public var soundTitle: String { "Sound and touch" }
    public var appearanceTitle: String { "Appearance" }

    public var notificationsTitle: String { "Notifications" }
    public var notificationsSwitch: String { "Show notifications" }
    public var notificationsDetail: String { "What Hands Off says without being asked." }
    public var notificationsAreOff: String { "Notifications are switched off." }
    public var timerNotices: String { "Timers" }
    public var timerNoticesDetail: String {
        "The bell when a timer ends, also as a message of the desktop while the window is out of sight. "
            + "Beside the steps of a recipe timers always ring."
    }
    public var resumeNotices: String { "Going on" }
    public var resumeNoticesDetail: String { "The offer to go on with a recipe that was interrupted." }
    public var communityNotices: String { "Community" }
    public var noCommunityYet: String { "There is no community yet that could write to you." }
    public var diaryNotices: String { "Diary" }
    public var noDiaryYet: String { "There is no diary yet that could remind you of meals." }
    public func timerRings(_ names: [String]) -> String { "\(names.joined(separator: ", ")): time is up" }
    public var timerRingsDetail: String { "The timer rings in Hands Off." }

    public var vibration: String { "Vibration" }
    public var vibrationDetail: String { "A short shake under the finger that presses something." }
    public var nothingVibrates: String { "This computer has nothing that could vibrate." }

    public var offlineTitle: String { "Clips and offline" }
    public var subtitles: String { "Subtitles" }
    public var noClipsYet: String { "There are no clips yet to read along with." }
    public var keepOffline: String { "Keep recipes on this computer" }
    public var allIsHere: String { "Every recipe and picture is on this computer already, in one file." }
    public var workOffline: String { "Work offline" }
    public var alwaysOffline: String { "Hands Off always does: it fetches only a page whose address you type." }
}
