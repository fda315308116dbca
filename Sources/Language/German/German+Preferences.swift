extension German {
    var sections: String { "Abschnitte" }
    var wavingTitle: String { "Winken" }
    var soundTitle: String { "Ton und Berührung" }
    var appearanceTitle: String { "Aussehen" }

    var notificationsTitle: String { "Mitteilungen" }
    var notificationsSwitch: String { "Mitteilungen zeigen" }
    var notificationsDetail: String { "Was Hands Off ungefragt sagt." }
    var notificationsAreOff: String { "Mitteilungen sind ausgeschaltet." }
    var timerNotices: String { "Timer" }
    var timerNoticesDetail: String {
        "Das Klingeln, wenn ein Timer abläuft, auch als Mitteilung des Desktops, wenn das Fenster nicht zu "
            + "sehen ist. Neben den Schritten eines Rezepts klingelt es immer."
    }
    var resumeNotices: String { "Weiterkochen" }
    var resumeNoticesDetail: String { "Das Angebot, ein unterbrochenes Rezept weiterzukochen." }
    var communityNotices: String { "Gemeinschaft" }
    var noCommunityYet: String { "Es gibt noch keine Gemeinschaft, die dir schreiben könnte." }
    var diaryNotices: String { "Tagebuch" }
    var noDiaryYet: String { "Es gibt noch kein Tagebuch, das dich an Mahlzeiten erinnern könnte." }
    func timerRings(_ names: [String]) -> String { "\(names.joined(separator: ", ")): Die Zeit ist um" }
    var timerRingsDetail: String { "Der Timer klingelt in Hands Off." }

    var vibration: String { "Vibration" }
    var vibrationDetail: String { "Ein kurzes Rütteln unter dem Finger, der etwas antippt." }
    var nothingVibrates: String { "In diesem Rechner ist nichts, das vibrieren könnte." }

    var offlineTitle: String { "Clips und offline" }
    var subtitles: String { "Untertitel" }
    var noClipsYet: String { "Es gibt noch keine Clips zum Mitlesen." }
    var keepOffline: String { "Rezepte auf diesem Rechner behalten" }
    var allIsHere: String {
        "Alle Rezepte und Bilder liegen schon auf diesem Rechner, in einer einzigen Datei."
    }
    var workOffline: String { "Offline arbeiten" }
    var alwaysOffline: String { "Immer: geholt wird nur eine Seite, deren Adresse du eingibst." }
}
