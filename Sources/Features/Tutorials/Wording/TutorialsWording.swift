import Language

/// Films that show how something is done (TR12).
protocol TutorialsWording: Wording {
    var tutorials: String { get }
    /// For the lists of keys.
    var shelfKeys: [(key: String, deed: String)] { get }
    var filmKeys: [(key: String, deed: String)] { get }
    var spaceKey: String { get }
    var pageUpKey: String { get }
    var pageDownKey: String { get }

    // MARK: The shelf

    var filmsFromUs: String { get }
    var yourFilms: String { get }
    /// Why there are none, and what to do about it: the folder as a person would say it.
    func putFilmsInto(_ folder: String) -> String
    var noFilmsYet: String { get }
    var copyFolder: String { get }
    func folderCopied(_ path: String) -> String
    var moreFilms: String { get }
    /// For whoever can't see its signs: what has been watched of a film.
    var watched: String { get }
    func watchedPart(_ percent: Int) -> String

    // MARK: The film

    var film: String { get }
    var playFilm: String { get }
    var pauseFilm: String { get }
    var back10: String { get }
    var forward10: String { get }
    var nextChapter: String { get }
    var chapterBefore: String { get }
    var chapters: String { get }
    func chapter(_ number: Int) -> String
    var timeline: String { get }
    /// "0:12 of 1:12".
    func time(_ position: String, of length: String) -> String
    var speed: String { get }
    /// "1.25×".
    func times(_ speed: Double) -> String
    var subtitles: String { get }
    var filmSound: String { get }
    var fillWindow: String { get }
    var leaveFill: String { get }
    var fromTheBeginning: String { get }
    func goesOn(_ time: String) -> String
    var again: String { get }
    var nextFilm: String { get }
    func nextFilm(_ title: String) -> String
    var backToStep: String { get }
    var wavingInFilm: String { get }
    var watchedToTheEnd: String { get }
}
