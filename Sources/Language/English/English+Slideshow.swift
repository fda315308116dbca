public import Gestures

extension English {
    public func step(_ number: Int, of count: Int) -> String { "Step \(number) of \(count)" }
    public func step(_ number: Int) -> String { "Step \(number)" }
    public var recipeStep: String { "Recipe step" }
    public var progress: String { "Progress" }
    public var next: String { "Next" }
    public var previous: String { "Previous" }
    public var finish: String { "Finish" }
    public var forThisStep: String { "For this step" }
    public func gesture(_ gesture: Gesture) -> String {
        switch gesture {
        case .next: "Next"
        case .previous: "Previous"
        case .again: "Again"
        case .pause: "Pause"
        }
    }
    public var firstStep: String { "This is the first step." }
    public var lastStep: String { "That was the last step. Once more to finish." }
    public var stepAgain: String { "Here is the step again." }
    public var takenBack: String { "Taken back." }
    public var takenBackWaveOnce: String { "Taken back. Wave once more to turn the page." }
    public var timersGoOn: String { "The timers go on." }
    public var noTimerToPause: String { "There is no timer to pause." }
    public var timersPausedWave: String { "Timers paused. Wave down again to go on." }
    public var timersPausedKey: String { "Timers paused. Press P to go on." }
    public var verticalHint: String { "Wave up to see the step again, down to pause the timers." }
    public var wavingHint: String { "Wave or tap to go on, double tap to go back." }
    public var tappingHint: String { "Tap to go on, double tap to go back." }
    public var controlsTitle: String { "Hands full? No problem." }
    public var tapAnywhere: String { "Tap anywhere" }
    public var tapMeans: String { "for the next step" }
    public var doubleTap: String { "Double tap" }
    public var doubleTapMeans: String { "for the step before" }
    public var stepKeys: String { "← and → or Space" }
    public var stepKeysMean: String { "do the same" }
    public var waveAtCamera: String { "Wave at the camera" }
    public var waveMeans: String { "right to left for next, left to right for back" }
    public var waveMeansOff: String { "once you have switched it on, with the camera button above" }
    public var waveUpOrDown: String { "Wave up or down" }
    public var waveUpOrDownMeans: String { "up for the step again, down to pause the timers" }
    public var gotIt: String { "Got it" }
    public var nextStep: String { "Next step" }
    public var wellDone: String { "Well done!" }
    public func ready(_ recipe: String, in seconds: Double?) -> String {
        seconds.map { "\(recipe) is ready, in \(span($0)). Enjoy it!" } ?? "\(recipe) is ready. Enjoy it!"
    }
    public var aFavourite: String { "A favourite" }
    public var makeFavourite: String { "Make it a favourite" }
    public var cookAgain: String { "Cook again" }
    public var backToStart: String { "Back to the start" }
    public var cameraOnWaveBack: String { "Camera on: wave back if that was a mistake" }
    public func noStepsIn(_ recipe: String) -> String { "“\(recipe)” has no steps to cook by." }
    public func severalMatch(_ dish: String, _ recipes: [String]) -> String {
        "Several recipes match “\(dish)”: \(recipes.joined(separator: ", "))."
    }
    public func noRecipeCalled(_ dish: String) -> String { "There is no recipe called “\(dish)” in the library." }
}
