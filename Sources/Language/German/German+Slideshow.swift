public import Gestures

extension German {
    public func step(_ number: Int, of count: Int) -> String { "Schritt \(number) von \(count)" }
    public func step(_ number: Int) -> String { "Schritt \(number)" }
    public var recipeStep: String { "Rezeptschritt" }
    public var progress: String { "Fortschritt" }
    public var next: String { "Weiter" }
    public var previous: String { "Zurück" }
    public var finish: String { "Fertig" }
    public var forThisStep: String { "Für diesen Schritt" }
    public func gesture(_ gesture: Gesture) -> String {
        switch gesture {
        case .next: "Weiter"
        case .previous: "Zurück"
        case .again: "Noch mal"
        case .pause: "Pause"
        }
    }
    public var firstStep: String { "Das ist der erste Schritt." }
    public var lastStep: String { "Das war der letzte Schritt. Noch einmal, und du bist fertig." }
    public var stepAgain: String { "Hier ist der Schritt noch einmal." }
    public var takenBack: String { "Zurückgenommen." }
    public var takenBackWaveOnce: String { "Zurückgenommen. Wink noch einmal, um zu blättern." }
    public var timersGoOn: String { "Die Timer laufen weiter." }
    public var noTimerToPause: String { "Es läuft kein Timer." }
    public var timersPausedWave: String { "Timer angehalten. Wink noch einmal nach unten, dann geht es weiter." }
    public var timersPausedKey: String { "Timer angehalten. Mit P geht es weiter." }
    public var verticalHint: String {
        "Wink nach oben für den Schritt noch einmal, nach unten für eine Pause der Timer."
    }
    public var wavingHint: String { "Winken oder tippen: weiter. Doppelt tippen: zurück." }
    public var tappingHint: String { "Tippen: weiter. Doppelt tippen: zurück." }
    public var controlsTitle: String { "Hände voll? Kein Problem." }
    public var tapAnywhere: String { "Irgendwohin tippen" }
    public var tapMeans: String { "für den nächsten Schritt" }
    public var doubleTap: String { "Doppelt tippen" }
    public var doubleTapMeans: String { "für den Schritt davor" }
    public var stepKeys: String { "← und → oder Leertaste" }
    public var stepKeysMean: String { "tun dasselbe" }
    public var waveAtCamera: String { "In die Kamera winken" }
    public var waveMeans: String { "von rechts nach links: weiter, von links nach rechts: zurück" }
    public var waveMeansOff: String { "sobald du sie eingeschaltet hast, mit dem Kameraknopf oben" }
    public var waveUpOrDown: String { "Nach oben oder unten winken" }
    public var waveUpOrDownMeans: String { "nach oben: Schritt noch einmal, nach unten: Timer anhalten" }
    public var gotIt: String { "Alles klar" }
    public var nextStep: String { "Nächster Schritt" }
    public var wellDone: String { "Gut gemacht!" }
    public func ready(_ recipe: String, in seconds: Double?) -> String {
        seconds.map { "\(recipe) ist fertig, nach \(span($0)). Guten Appetit!" }
            ?? "\(recipe) ist fertig. Guten Appetit!"
    }
    public var aFavourite: String { "Ein Favorit" }
    public var makeFavourite: String { "Als Favorit" }
    public var cookAgain: String { "Noch mal kochen" }
    public var backToStart: String { "Zur Startseite" }
    public var cameraOnWaveBack: String { "Kamera an: Wink zurück, falls das ein Versehen war" }
    public func noStepsIn(_ recipe: String) -> String {
        "„\(recipe)“ hat keine Schritte, nach denen man kochen kann."
    }
    public func severalMatch(_ dish: String, _ recipes: [String]) -> String {
        "Mehrere Rezepte passen zu „\(dish)“: \(recipes.joined(separator: ", "))."
    }
    public func noRecipeCalled(_ dish: String) -> String {
        "In deiner Rezeptsammlung gibt es kein Rezept namens „\(dish)“."
    }
}
