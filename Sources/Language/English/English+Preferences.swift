extension English {
    var sections: String { "Sections" }
    var wavingTitle: String { "Waving" }
    var soundTitle: String { "Sound and touch" }
    var appearanceTitle: String { "Appearance" }

    var notificationsTitle: String { "Notifications" }
    var notificationsSwitch: String { "Show notifications" }
    var notificationsDetail: String { "What Hands Off says without being asked." }
    var notificationsAreOff: String { "Notifications are switched off." }
    var timerNotices: String { "Timers" }
    var timerNoticesDetail: String {
        "The bell when a timer ends, also as a message of the desktop while the window is out of sight. "
            + "Beside the steps of a recipe timers always ring."
    }
    var resumeNotices: String { "Going on" }
    var resumeNoticesDetail: String { "The offer to go on with a recipe that was interrupted." }
    var communityNotices: String { "Community" }
    var noCommunityYet: String { "There is no community yet that could write to you." }
    var diaryNotices: String { "Diary" }
    var noDiaryYet: String { "There is no diary yet that could remind you of meals." }
    func timerRings(_ names: [String]) -> String { "\(names.joined(separator: ", ")): time is up" }
    var timerRingsDetail: String { "The timer rings in Hands Off." }

    var vibration: String { "Vibration" }
    var vibrationDetail: String { "A short shake under the finger that presses something." }
    var nothingVibrates: String { "This computer has nothing that could vibrate." }

    var offlineTitle: String { "Clips and offline" }
    var subtitles: String { "Subtitles" }
    var noClipsYet: String { "There are no clips yet to read along with." }
    var keepOffline: String { "Keep recipes on this computer" }
    var allIsHere: String { "Every recipe and picture is on this computer already, in one file." }
    var workOffline: String { "Work offline" }
    var alwaysOffline: String { "Hands Off always does: it fetches only a page whose address you type." }
}
