import Language

extension English: CookingWording {
    func step(_ number: Int, of count: Int) -> String { "Step \(number) of \(count)" }
    func step(_ number: Int) -> String { "Step \(number)" }
    var recipeStep: String { "Recipe step" }
    var next: String { "Next" }
    var previous: String { "Previous" }
    var finish: String { "Finish" }
    var forThisStep: String { "For this step" }
    var firstStep: String { "This is the first step." }
    var lastStep: String { "That was the last step. Once more to finish." }
    var stepAgain: String { "Here is the step again." }
    var takenBack: String { "Taken back." }
    var takenBackWaveOnce: String { "Taken back. Wave once more to turn the page." }
    var timersGoOn: String { "The timers go on." }
    var noTimerToPause: String { "There is no timer to pause." }
    var timersPausedKey: String { "Timers paused. Press P to go on." }
    var wavingHint: String { "Wave or tap to go on, double tap to go back." }
    var tappingHint: String { "Tap to go on, double tap to go back." }
    var controlsTitle: String { "Hands full? No problem." }
    var tapAnywhere: String { "Tap anywhere" }
    var tapMeans: String { "for the next step" }
    var doubleTap: String { "Double tap" }
    var doubleTapMeans: String { "for the step before" }
    var stepKeys: String { "← and → or Space" }
    var stepKeysMean: String { "do the same" }
    var waveAtCamera: String { "Wave at the camera" }
    var waveMeans: String { "right to left for next, left to right for back" }
    var waveMeansOff: String { "once you have switched it on, with the camera button above" }
    var gotIt: String { "Got it" }
    func cookingStopped(_ recipe: String) -> String { "Stopped cooking \(recipe)." }
    var intoDiary: String { "I ate it" }
    var isInDiary: String { "In the diary" }
    var wellDone: String { "Well done!" }
    func ready(_ recipe: String, in seconds: Double?) -> String {
        seconds.map { "\(recipe) is ready, in \(span($0)). Enjoy it!" } ?? "\(recipe) is ready. Enjoy it!"
    }
    var aFavourite: String { "A favourite" }
    var makeFavourite: String { "Make it a favourite" }
    var cookAgain: String { "Cook again" }
    var backToStart: String { "Back to the start" }
    var cameraOnWaveOn: String { "Camera on: wave to go on" }
    var cameraOnWaveEaten: String { "Camera on: wave on if you ate of it" }
    var cameraOnWaveBack: String { "Camera on: wave back if that was a mistake" }
    func noStepsIn(_ recipe: String) -> String { "“\(recipe)” has no steps to cook by." }

    var startTimer: String { "Start timer" }
    func startTimer(_ phrase: String) -> String { "Start \(phrase)" }

    var withoutPicture: String { "no picture" }
    var showPreview: String { "Show the preview" }

    var practiseOffer: String { "Practise?" }
    var practiseTheWave: String { "Practise the wave?" }
    var practiseOfferText: String { "Two minutes, and the camera knows you." }
    var practise: String { "Practise" }
    func stillCooking(_ dish: String) -> String {
        "“\(dish)” is being cooked just now. Finish it or cancel it first."
    }
    func goOnWith(_ recipe: String) -> String { "Go on with \(recipe)?" }
    func step(_ number: Int, part: Int, of parts: Int) -> String { "Step \(number) · \(part) of \(parts)" }
    func timerQuestion(_ phrase: String) -> String { "Start \(phrase)?" }
    var yesStart: String { "Start it" }
    var noGoOn: String { "Not now" }
    var timerKeys: String { "T, Shift+digit" }
    var timerKeysMean: String { "Start the timer, or one of several" }
    var waveAtTimer: String { "Wave where a timer waits" }
    var waveAtTimerMeans: String { "It asks first: wave on to start it, back for no" }
    var lookAround: String { "Look around" }
    var allIngredients: String { "All ingredients" }
    var allSteps: String { "All steps" }
    func onTheStove(_ dishes: Int) -> String { dishes > 1 ? "On the stove (\(dishes))" : "On the stove" }
    var miseEnPlace: String { "Show this before the first step" }
    var cookAnotherDish: String { "Cook another dish too" }
    var withoutSound: String { "no sound" }
    func notInThis(_ food: String) -> String { "There is no \(food) in this." }
    var noTimerRuns: String { "No timer is running." }
    var noTimerHere: String { "This step has no timer to start." }
    var howWasIt: String { "How was it?" }
    var noteForNextTime: String { "A note for the next time" }
    var opinionKept: String { "That is in your diary." }
}
