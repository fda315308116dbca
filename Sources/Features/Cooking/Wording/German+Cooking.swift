import Language

extension German: CookingWording {
    func step(_ number: Int, of count: Int) -> String { "Schritt \(number) von \(count)" }
    func step(_ number: Int) -> String { "Schritt \(number)" }
    var recipeStep: String { "Rezeptschritt" }
    var next: String { "Weiter" }
    var previous: String { "Zurück" }
    var finish: String { "Fertig" }
    var forThisStep: String { "Für diesen Schritt" }
    var firstStep: String { "Das ist der erste Schritt." }
    var lastStep: String { "Das war der letzte Schritt. Noch einmal, und du bist fertig." }
    var stepAgain: String { "Hier ist der Schritt noch einmal." }
    var takenBack: String { "Zurückgenommen." }
    var takenBackWaveOnce: String { "Zurückgenommen. Wink noch einmal, um zu blättern." }
    var timersGoOn: String { "Die Timer laufen weiter." }
    var noTimerToPause: String { "Es läuft kein Timer." }
    var timersPausedKey: String { "Timer angehalten. Mit P geht es weiter." }
    var wavingHint: String { "Winken oder tippen: weiter. Doppelt tippen: zurück." }
    var tappingHint: String { "Tippen: weiter. Doppelt tippen: zurück." }
    var controlsTitle: String { "Hände voll? Kein Problem." }
    var tapAnywhere: String { "Irgendwohin tippen" }
    var tapMeans: String { "für den nächsten Schritt" }
    var doubleTap: String { "Doppelt tippen" }
    var doubleTapMeans: String { "für den Schritt davor" }
    var stepKeys: String { "← und → oder Leertaste" }
    var stepKeysMean: String { "tun dasselbe" }
    var waveAtCamera: String { "In die Kamera winken" }
    var waveMeans: String { "von rechts nach links: weiter, von links nach rechts: zurück" }
    var waveMeansOff: String { "sobald du sie eingeschaltet hast, mit dem Kameraknopf oben" }
    var gotIt: String { "Alles klar" }
    func cookingStopped(_ recipe: String) -> String { "\(recipe): Kochen abgebrochen." }
    var intoDiary: String { "Gegessen" }
    var isInDiary: String { "Im Tagebuch" }
    var wellDone: String { "Gut gemacht!" }
    func ready(_ recipe: String, in seconds: Double?) -> String {
        seconds.map { "\(recipe) ist fertig, nach \(span($0)). Guten Appetit!" }
            ?? "\(recipe) ist fertig. Guten Appetit!"
    }
    var aFavourite: String { "Ein Favorit" }
    var makeFavourite: String { "Als Favorit" }
    var cookAgain: String { "Noch mal kochen" }
    var backToStart: String { "Zur Startseite" }
    var cameraOnWaveOn: String { "Kamera an: weiter mit einem Wink" }
    var cameraOnWaveEaten: String { "Kamera an: wink weiter, wenn du davon gegessen hast" }
    var cameraOnWaveBack: String { "Kamera an: Wink zurück, falls das ein Versehen war" }
    func noStepsIn(_ recipe: String) -> String {
        "„\(recipe)“ hat keine Schritte, nach denen man kochen kann."
    }

    var startTimer: String { "Timer starten" }
    func startTimer(_ phrase: String) -> String { "Start: \(phrase)" }

    var withoutPicture: String { "kein Bild" }
    var showPreview: String { "Vorschau zeigen" }

    var practiseOffer: String { "Üben?" }
    var practiseTheWave: String { "Das Winken üben?" }
    var practiseOfferText: String { "Zwei Minuten, und die Kamera kennt dich." }
    var practise: String { "Üben" }
    func stillCooking(_ dish: String) -> String {
        "„\(dish)“ wird gerade gekocht. Koch es erst zu Ende oder brich es ab."
    }
    func goOnWith(_ recipe: String) -> String { "Weiter mit „\(recipe)“?" }
    func step(_ number: Int, part: Int, of parts: Int) -> String {
        "Schritt \(number) · \(part) von \(parts)"
    }
    func timerQuestion(_ phrase: String) -> String { "Timer: \(phrase)?" }
    var yesStart: String { "Starten" }
    var noGoOn: String { "Jetzt nicht" }
    var timerKeys: String { "T, Shift+Ziffer" }
    var timerKeysMean: String { "Timer starten, oder einen von mehreren" }
    var waveAtTimer: String { "Winken, wo ein Timer wartet" }
    var waveAtTimerMeans: String { "Erst wird gefragt: weiterwinken startet ihn, zurückwinken heißt nein" }
    var lookAround: String { "Überblick" }
    var allIngredients: String { "Alle Zutaten" }
    var allSteps: String { "Alle Schritte" }
    func onTheStove(_ dishes: Int) -> String { dishes > 1 ? "Auf dem Herd (\(dishes))" : "Auf dem Herd" }
    var miseEnPlace: String { "Vor dem ersten Schritt zeigen" }
    var cookAnotherDish: String { "Noch ein Gericht dazu kochen" }
    var withoutSound: String { "kein Ton" }
    func notInThis(_ food: String) -> String { "\(food) ist hier nicht drin." }
    var noTimerRuns: String { "Es läuft kein Timer." }
    var noTimerHere: String { "Dieser Schritt hat keinen Timer." }
    var howWasIt: String { "Wie war’s?" }
    var noteForNextTime: String { "Eine Notiz fürs nächste Mal" }
    var opinionKept: String { "Das steht in deinem Tagebuch." }
}
