extension German {
    public var sections: String { "Abschnitte" }
    public var wavingTitle: String { "Winken" }
    public var soundTitle: String { "Ton und Berührung" }
    public var appearanceTitle: String { "Aussehen" }

    public var notificationsTitle: String { "Mitteilungen" }
    public var notificationsSwitch: String { "Mitteilungen zeigen" }
    public var notificationsDetail: String { "Was Hands Off ungefragt sagt." }
    public var notificationsAreOff: String { "Mitteilungen sind ausgeschaltet." }
    public var timerNotices: String { "Timer" }
    public var timerNoticesDetail: String {
        "Das Klingeln, wenn ein Timer abläuft, auch als Mitteilung des Desktops, wenn das Fenster nicht zu "
            + "sehen ist. Neben den Schritten eines Rezepts klingelt es immer."
    }
    public var resumeNotices: String { "Weiterkochen" }
    public var resumeNoticesDetail: String { "Das Angebot, ein unterbrochenes Rezept weiterzukochen." }
    public var communityNotices: String { "Gemeinschaft" }
    public var noCommunityYet: String { "Es gibt noch keine Gemeinschaft, die dir schreiben könnte." }
    public var diaryNotices: String { "Tagebuch" }
    public var noDiaryYet: String { "Es gibt noch kein Tagebuch, das dich an Mahlzeiten erinnern könnte." }
    public func timerRings(_ names: [String]) -> String { "\(names.joined(separator: ", ")): Die Zeit ist um" }
    public var timerRingsDetail: String { "Der Timer klingelt in Hands Off." }

    public var vibration: String { "Vibration" }
    public var vibrationDetail: String { "Ein kurzes Rütteln unter dem Finger, der etwas antippt." }
    public var nothingVibrates: String { "In diesem Rechner ist nichts, das vibrieren könnte." }

    public var offlineTitle: String { "Clips und offline" }
    public var subtitles: String { "Untertitel" }
    public var noClipsYet: String { "Es gibt noch keine Clips zum Mitlesen." }
    public var keepOffline: String { "Rezepte auf diesem Rechner behalten" }
    public var allIsHere: String {
        "Alle Rezepte und Bilder liegen schon auf diesem Rechner, in einer einzigen Datei."
    }
    public var workOffline: String { "Offline arbeiten" }
    public var alwaysOffline: String { "Immer: geholt wird nur eine Seite, deren Adresse du eingibst." }
}
