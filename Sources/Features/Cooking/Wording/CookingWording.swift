import Language

/// Cooking step by step (TR26–TR33), and its end (END).
protocol CookingWording: Wording {
    func step(_ number: Int, of count: Int) -> String
    /// Counted from 1; also the name of a timer whose step says nothing better.
    func step(_ number: Int) -> String
    /// What a screen reader calls the page.
    var recipeStep: String { get }
    var next: String { get }
    var previous: String { get }
    var finish: String { get }
    var forThisStep: String { get }
    /// At the foot of the page.
    var firstStep: String { get }
    var lastStep: String { get }
    var stepAgain: String { get }
    var takenBack: String { get }
    var takenBackWaveOnce: String { get }
    var timersGoOn: String { get }
    var noTimerToPause: String { get }
    var timersPausedKey: String { get }
    var wavingHint: String { get }
    var tappingHint: String { get }
    /// The controls, once.
    var controlsTitle: String { get }
    var tapAnywhere: String { get }
    var tapMeans: String { get }
    var doubleTap: String { get }
    var doubleTapMeans: String { get }
    var stepKeys: String { get }
    var stepKeysMean: String { get }
    var waveAtCamera: String { get }
    var waveMeans: String { get }
    var waveMeansOff: String { get }
    var gotIt: String { get }
    /// The dish was given up; for a moment it can be gone on with.
    func cookingStopped(_ recipe: String) -> String
    /// The end.
    /// Writes a serving into the diary of what is eaten, and that it is there.
    var intoDiary: String { get }
    var isInDiary: String { get }
    var wellDone: String { get }
    /// - Parameter seconds: how long it took; nil = hardly any time.
    func ready(_ recipe: String, in seconds: Double?) -> String
    var aFavourite: String { get }
    var makeFavourite: String { get }
    var cookAgain: String { get }
    var backToStart: String { get }
    var cameraOnWaveBack: String { get }
    var cameraOnWaveOn: String { get }
    var cameraOnWaveEaten: String { get }
    /// Why a recipe named on the command line isn't opened.
    func noStepsIn(_ recipe: String) -> String

    var startTimer: String { get }
    /// A button with the author's own words for a time: "Start 10 minutes".
    func startTimer(_ phrase: String) -> String

    /// The state of the camera's switch.
    var withoutPicture: String { get }
    var showPreview: String { get }

    /// The offer, once the camera has been switched on.
    var practiseOffer: String { get }
    var practiseTheWave: String { get }
    var practiseOfferText: String { get }
    var practise: String { get }
    /// Why another dish can't be begun.
    func stillCooking(_ dish: String) -> String

    // Going on with what was interrupted.
    func goOnWith(_ recipe: String) -> String
    /// A long step is shown in parts: "Step 3 · 2 of 4".
    func step(_ number: Int, part: Int, of parts: Int) -> String
    /// A wave to go on asks: "Start 8 minutes?"
    func timerQuestion(_ phrase: String) -> String
    var yesStart: String { get }
    var noGoOn: String { get }
    var timerKeys: String { get }
    var timerKeysMean: String { get }
    var waveAtTimer: String { get }
    var waveAtTimerMeans: String { get }
    /// The whole list, all steps, what else is on the stove.
    var lookAround: String { get }
    var allIngredients: String { get }
    var allSteps: String { get }
    func onTheStove(_ dishes: Int) -> String
    var miseEnPlace: String { get }
    var cookAnotherDish: String { get }
    /// The state of the microphone's switch.
    var withoutSound: String { get }
    /// Answers to questions.
    func notInThis(_ food: String) -> String
    var noTimerRuns: String { get }
    var noTimerHere: String { get }
    /// At the end.
    var howWasIt: String { get }
    var noteForNextTime: String { get }
    var opinionKept: String { get }
}
