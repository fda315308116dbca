import Language

extension English: PreferencesWording {
    var wavingTitle: String { "Waving" }
    var subtitlesRow: String { "Subtitles" }
    var subtitlesDetail: String {
        "What is said in films and clips stands at the foot of their pictures."
    }
    var soundTitle: String { "Sound and touch" }
    var appearanceTitle: String { "Appearance" }

    var notificationsTitle: String { "Notifications" }
    var notificationsSwitch: String { "Show notifications" }
    var notificationsDetail: String { "What Hands Off says without being asked." }
    var notificationsAreOff: String { "Notifications are switched off." }
    var timerNotices: String { "Timers" }
    var timerNoticesDetail: String {
        "The bell when a timer ends, also as a message of the desktop while the window is out of sight. "
            + "Beside the steps of a recipe timers always ring."
    }
    var resumeNotices: String { "Going on" }
    var resumeNoticesDetail: String { "The offer to go on with a recipe that was interrupted." }
    var orderNotices: String { "Orders" }
    var orderNoticesDetail: String { "When the kitchen accepts, sends or refuses what you have ordered." }
    var talkNotices: String { "Answers and reviews" }
    var talkNoticesDetail: String { "When people answer you, name you, or review what you have published." }
    var followerNotices: String { "Followers" }
    var followerNoticesDetail: String { "When somebody begins to follow you." }
    var decisionNotices: String { "Decisions" }
    var decisionNoticesDetail: String { "When a moderator decides about what you have published." }
    var quietAtNight: String { "Quiet at night" }
    var quietAtNightDetail: String { "From 22 to 7 o’clock only timers ring; the rest waits to be read." }

    var vibration: String { "Vibration" }
    var vibrationDetail: String { "A short shake under the finger that presses something." }
    var nothingVibrates: String { "This computer has nothing that could vibrate." }

    var turnByWaving: String { "Turn pages by waving" }
    var nextIsAWave: String { "Next is a wave" }
    var nextIsAWaveDetail: String { "The other way goes back." }
    var toTheLeft: String { "To the left" }
    var toTheRight: String { "To the right" }
    var sensitivity: String { "Sensitivity" }
    var sensitivityDetail: String { "Less: only clear waves. More: small ones, too." }
    var cameraPreview: String { "Camera preview" }
    var cameraPreviewDetail: String { "A small picture of what the camera sees, beside the steps." }
    var forgetMyWaves: String { "Forget my waves" }
    func learntFromWaves(_ count: Int) -> String {
        "The eye has learnt from \(count) of your waves: what is like them counts more easily."
    }
    var quickPictures: String { "Quick pictures in dim light" }
    var quickPicturesDetail: String { "Grainier, but a quick hand is seen. Not every camera can." }
    var practiseWavingDetail: String {
        "Three waves each way, and a minute's look at the room, set the rest."
    }
    var cameraCheckDetail: String { "See what the camera sees, and try a wave." }
    var whicheverCamera: String { "Whichever is there" }
    var whicheverCameraDetail: String { "The built-in one first." }
    var chosenCamera: String { "The one you chose" }
    var chosenCameraGone: String { "It is not plugged in now." }
    var builtIn: String { "Built in." }
    var sounds: String { "Sounds" }
    var soundsDetail: String { "A soft cue for everything that happens." }
    var volume: String { "Volume" }
    var hearingTitle: String { "Listening" }
    var turnBySpeaking: String { "Listen for commands" }
    var wakeWord: String { "Only after “hands off”" }
    var wakeWordDetail: String {
        "“Hands off, next.” Without it, talk in the kitchen is taken for commands more often."
    }
    var speechModel: String { "Speech model" }
    var speechModelDetail: String {
        "English, as installed. The folder of another model of pocketsphinx or Vosk can be chosen."
    }
    var ownSpeechModel: String { "From a folder of your own. Press to go back to the installed one." }
    var readSteps: String { "Read steps aloud" }
    var readStepsDetail: String { "When they are shown, in the recipe’s language. The A key while cooking." }
    var waveBackTitle: String { "A wave back" }
    var waveBackDetail: String { "What the wave for the step before does while cooking." }
    var waveBackTurns: String { "Step before" }
    var waveBackReads: String { "Read it again" }
    var readIngredients: String { "With the ingredients" }
    var readIngredientsDetail: String { "What goes in is read before the step." }
    var readingSpeed: String { "Reading speed" }
    var readingSample: String { "Fold in the flour, then let the dough rest for 20 minutes." }
    var languageTitle: String { "Language" }
    var languageOfDesktop: String { "As the desktop" }
    var theme: String { "Theme" }
    var themeAutomatic: String { "Automatic" }
    var themeLight: String { "Light" }
    var themeDark: String { "Dark" }
    var textSize: String { "Text size" }
    var textSmall: String { "Small" }
    var textNormal: String { "Normal" }
    var textLarge: String { "Large" }
    var textLargest: String { "Largest" }
    var reducedMotion: String { "Reduced motion" }
    var reducedMotionDetail: String { "Pages change without sliding." }

    var dietsTitle: String { "Diet" }
    var dietsDetail: String { "Only recipes that fit are found and suggested." }
    var allergiesTitle: String { "Allergies" }
    var allergiesDetail: String {
        "Recipes with these are left out, as far as their ingredients tell. Please read the packets all the same."
    }
    var avoidedTitle: String { "Foods you avoid" }
    var avoidedDetail: String { "Recipes that name them among their ingredients are left out, too." }
    var avoidedField: String { "A food you avoid" }
    var avoidedExample: String { "Coriander, say" }
    func addAvoided(_ food: String) -> String { "Avoid \(food)" }
    func removeAvoided(_ food: String) -> String { "No longer avoid \(food)" }
    var measuresDetail: String { "In which amounts are shown." }
    var bringInDetail: String { "From files, from other programs, from the web." }

    var libraryTitle: String { "Your library" }
    var showsStarters: String { "Show the starter recipes" }
    var showsStartersDetail: String { "Those you love, rated or cooked stay in any case." }
    var backUp: String { "Back up" }
    var backUpDetail: String {
        "Everything in one file: recipes, pictures, favourites, lists, history and settings."
    }
    var restore: String { "Restore" }
    var restoreDetail: String {
        "Puts a back-up in place of all that is here. You can also drop its file on the window."
    }
    var resetSettings: String { "Reset the settings" }
    var resetSettingsDetail: String { "Everything on this page as on the first day. Your recipes stay." }
    var beginAnew: String { "Begin anew" }
    var beginAnewDetail: String { "Empties the whole library. What was in it is kept in a file beside it." }

    func backUpName(_ day: String) -> String { "Hands Off \(day)" }
    func backedUp(_ place: String) -> String { "Your library is backed up as \(place)." }
    var isBackingUp: String { "Your library is being copied…" }

    var restoreQuestion: String { "Replace your library?" }
    func restoreExplained(_ date: String, recipes: Int) -> String {
        "The back-up of \(date) holds \(self.recipes(recipes)). It takes the place of everything that is here; "
            + "for ten seconds you can undo that, and what was here is kept in a file beside the library."
    }
    var replaceLibrary: String { "Replace" }
    func restored(_ date: String) -> String { "Your library is as it was on \(date)." }
    var resetSettingsQuestion: String { "Reset the settings?" }
    var resetSettingsExplained: String {
        "Waving, sound, appearance, notifications and what you eat will be as on the first day. Your recipes stay."
    }
    var reset: String { "Reset" }
    var settingsAreReset: String { "The settings are as on the first day." }
    var beginAnewQuestion: String { "Empty the whole library?" }
    var beginAnewExplained: String {
        "Your recipes, favourites, collections, lists, history and settings go; only the recipes that came with "
            + "Hands Off will be there. For ten seconds you can undo that, and what was here is kept in a file "
            + "beside the library."
    }
    var hasBegunAnew: String { "The library is as on the first day." }
    var copiesTitle: String { "Copies kept by themselves" }
    func copiesAre(_ last: String) -> String {
        "\(last) A copy is kept beside the library on each day that you use it."
    }
    func hasShrunk(to recipes: Int, _ date: String, held: Int) -> String {
        "Your library holds \(self.recipes(recipes)); on \(date) it held \(held). The copy of that day stays "
            + "until you say that it may go."
    }
    func hasLostOwn(_ own: Int, _ date: String, had: Int) -> String {
        "Of your own recipes your library has \(own); on \(date) it had \(had). The copy of that day stays "
            + "until you say that it may go."
    }
    var keepCopy: String { "Keep it" }
    var letCopyGo: String { "It may go" }
    var copyStays: String { "The copy stays. You can go back to it here." }
    var copyIsGone: String { "The copy is gone." }

    var storageTitle: String { "Storage" }
    var storageLibrary: String { "The library’s file" }
    var storagePictures: String { "Pictures" }
    var storageClips: String { "Clips" }
    func storageShare(_ count: Int, _ size: String) -> String {
        count == 0 ? "none" : "\(count) · \(size)"
    }
    func storageFree(_ size: String) -> String { "Free \(size)" }
    func storageUnused(_ count: Int) -> String {
        count == 1
            ? "1 picture or clip belongs to no recipe and no draft any more."
            : "\(count) pictures and clips belong to no recipe and no draft any more."
    }
    var storageAllUsed: String { "Every picture and clip belongs to a recipe or a draft." }
    var storageNothingToFree: String { "Nothing to free" }
    var storageUndoFirst: String { "What you just removed can still be taken back. Free space after that." }
    func storageFreeTitle(_ size: String) -> String { "Free \(size)?" }
    func storageFreeDetail(_ count: Int) -> String {
        (count == 1 ? "1 picture or clip goes" : "\(count) pictures and clips go")
            + " for good. No recipe and no draft shows them. Everything else stays."
    }
    var storageFreeYes: String { "Free it" }
    func storageFreed(_ size: String) -> String { "\(size) are free again." }
    var savesData: String { "Save data" }
    var savesDataDetail: String { "Clips wait for a tap, and nothing is loaded before it is needed." }
}
