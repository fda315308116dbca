import Language

extension German: TutorialsWording {
    var tutorials: String { "Anleitungen" }
    var shelfKeys: [(key: String, deed: String)] {
        [("Tab", "Zu den Filmen"), ("← → ↑ ↓", "Von Film zu Film"), ("Eingabe", "Ansehen")]
    }
    var filmKeys: [(key: String, deed: String)] {
        [
            ("Leertaste, K", "Anhalten, weiter"), ("← →, J L", "10 Sekunden zurück, vor"),
            ("Bild ↑, Bild ↓", "Kapitel davor, danach"), ("Pos1", "Von vorn"),
            ("< >", "Langsamer, schneller"), ("C", "Untertitel"), ("M", "Ton"), ("F", "Bildschirmfüllend"),
        ]
    }
    var spaceKey: String { "Leertaste" }
    var pageUpKey: String { "Bild ↑" }
    var pageDownKey: String { "Bild ↓" }

    var filmsFromUs: String { "Von Hands Off" }
    var yourFilms: String { "Deine Filme" }
    func putFilmsInto(_ folder: String) -> String { "Lege Filme in \(folder), dann stehen sie hier." }
    var noFilmsYet: String { "Noch keine eigenen Filme" }
    var copyFolder: String { "Pfad des Ordners kopieren" }
    func folderCopied(_ path: String) -> String { "Kopiert: \(path)" }
    var moreFilms: String { "Im Ordner liegen mehr Filme, als hier gezeigt werden." }
    var watched: String { "gesehen" }
    func watchedPart(_ percent: Int) -> String { "\(percent) % gesehen" }

    var film: String { "Film" }
    var playFilm: String { "Abspielen" }
    var pauseFilm: String { "Anhalten" }
    var back10: String { "10 Sekunden zurück" }
    var forward10: String { "10 Sekunden vor" }
    var nextChapter: String { "Nächstes Kapitel" }
    var chapterBefore: String { "Kapitel davor" }
    var chapters: String { "Kapitel" }
    func chapter(_ number: Int) -> String { "Kapitel \(number)" }
    var timeline: String { "Zeitleiste" }
    func time(_ position: String, of length: String) -> String { "\(position) von \(length)" }
    var speed: String { "Tempo" }
    func times(_ speed: Double) -> String { "\(FilmSpeed.figure(speed).replacing(".", with: ","))×" }
    var subtitles: String { "Untertitel" }
    var filmSound: String { "Ton" }
    var fillWindow: String { "Bildschirmfüllend" }
    var leaveFill: String { "Vollbild verlassen" }
    var fromTheBeginning: String { "Von vorn" }
    func goesOn(_ time: String) -> String { "Geht bei \(time) weiter" }
    var again: String { "Noch einmal" }
    var nextFilm: String { "Nächster Film" }
    func nextFilm(_ title: String) -> String { "Weiter: \(title)" }
    var backToStep: String { "Zurück zum Schritt" }
    var wavingInFilm: String { "Winken: nächstes Kapitel" }
    var watchedToTheEnd: String { "Zu Ende gesehen" }
}
