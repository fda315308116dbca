import Language

extension English: TutorialsWording {
    var tutorials: String { "Tutorials" }
    var shelfKeys: [(key: String, deed: String)] {
        [("Tab", "To the films"), ("← → ↑ ↓", "From film to film"), ("Return", "Watch it")]
    }
    var filmKeys: [(key: String, deed: String)] {
        [
            ("Space, K", "Pause, go on"), ("← →, J L", "10 seconds back, on"),
            ("Page Up, Down", "The chapter before, after"), ("Home", "From the beginning"),
            ("< >", "Slower, faster"), ("C", "Subtitles"), ("M", "Sound"), ("F", "Fill the screen"),
        ]
    }
    var spaceKey: String { "Space" }
    var pageUpKey: String { "Page Up" }
    var pageDownKey: String { "Page Down" }

    var filmsFromUs: String { "From Hands Off" }
    var yourFilms: String { "Your films" }
    func putFilmsInto(_ folder: String) -> String { "Put films into \(folder), and they stand here." }
    var noFilmsYet: String { "No films of yours yet" }
    var copyFolder: String { "Copy the folder’s path" }
    func folderCopied(_ path: String) -> String { "Copied: \(path)" }
    var moreFilms: String { "There are more films in the folder than are shown here." }
    var watched: String { "watched" }
    func watchedPart(_ percent: Int) -> String { "\(percent) % watched" }

    var film: String { "Film" }
    var playFilm: String { "Play" }
    var pauseFilm: String { "Pause" }
    var back10: String { "10 seconds back" }
    var forward10: String { "10 seconds on" }
    var nextChapter: String { "Next chapter" }
    var chapterBefore: String { "Chapter before" }
    var chapters: String { "Chapters" }
    func chapter(_ number: Int) -> String { "Chapter \(number)" }
    var timeline: String { "Timeline" }
    func time(_ position: String, of length: String) -> String { "\(position) of \(length)" }
    var speed: String { "Speed" }
    func times(_ speed: Double) -> String { "\(FilmSpeed.figure(speed))×" }
    var subtitles: String { "Subtitles" }
    var filmSound: String { "Sound" }
    var fillWindow: String { "Fill the screen" }
    var leaveFill: String { "Leave full screen" }
    var fromTheBeginning: String { "From the beginning" }
    func goesOn(_ time: String) -> String { "Goes on at \(time)" }
    var again: String { "Watch again" }
    var nextFilm: String { "Next film" }
    func nextFilm(_ title: String) -> String { "Next: \(title)" }
    var backToStep: String { "Back to the step" }
    var wavingInFilm: String { "Wave: next chapter" }
    var watchedToTheEnd: String { "Watched to the end" }
}
