import Language

/// The settings (TR19–TR22, TR30, TR34, TR35, RF7), and what is done there to the library as a whole.
protocol PreferencesWording: Wording {
    var wavingTitle: String { get }
    var subtitlesRow: String { get }
    var subtitlesDetail: String { get }
    var soundTitle: String { get }
    var appearanceTitle: String { get }

    var notificationsTitle: String { get }
    var notificationsSwitch: String { get }
    var notificationsDetail: String { get }
    var notificationsAreOff: String { get }
    var timerNotices: String { get }
    var timerNoticesDetail: String { get }
    var resumeNotices: String { get }
    var resumeNoticesDetail: String { get }
    var orderNotices: String { get }
    var orderNoticesDetail: String { get }
    var talkNotices: String { get }
    var talkNoticesDetail: String { get }
    var followerNotices: String { get }
    var followerNoticesDetail: String { get }
    var decisionNotices: String { get }
    var decisionNoticesDetail: String { get }
    var quietAtNight: String { get }
    var quietAtNightDetail: String { get }

    var vibration: String { get }
    var vibrationDetail: String { get }
    var nothingVibrates: String { get }

    // Waving, sound and appearance.
    var turnByWaving: String { get }
    var nextIsAWave: String { get }
    var nextIsAWaveDetail: String { get }
    var toTheLeft: String { get }
    var toTheRight: String { get }
    var sensitivity: String { get }
    var sensitivityDetail: String { get }
    var cameraPreview: String { get }
    var cameraPreviewDetail: String { get }
    var forgetMyWaves: String { get }
    func learntFromWaves(_ count: Int) -> String
    var quickPictures: String { get }
    var quickPicturesDetail: String { get }
    var practiseWavingDetail: String { get }
    var cameraCheckDetail: String { get }
    var whicheverCamera: String { get }
    var whicheverCameraDetail: String { get }
    var chosenCamera: String { get }
    var chosenCameraGone: String { get }
    var builtIn: String { get }
    var sounds: String { get }
    var soundsDetail: String { get }
    var volume: String { get }
    // Listening for commands.
    var hearingTitle: String { get }
    var turnBySpeaking: String { get }
    var wakeWord: String { get }
    var wakeWordDetail: String { get }
    var speechModel: String { get }
    /// What the distribution has.
    var speechModelDetail: String { get }
    /// A folder has been chosen.
    var ownSpeechModel: String { get }
    var readSteps: String { get }
    var readStepsDetail: String { get }
    /// What a wave back does while cooking: turns to the step before, or reads this one again.
    var waveBackTitle: String { get }
    var waveBackDetail: String { get }
    var waveBackTurns: String { get }
    var waveBackReads: String { get }
    var readIngredients: String { get }
    var readIngredientsDetail: String { get }
    var readingSpeed: String { get }
    /// Said to try a voice and its speed.
    var readingSample: String { get }
    var languageTitle: String { get }
    /// The choice of the language that the desktop is set to.
    var languageOfDesktop: String { get }
    var theme: String { get }
    var themeAutomatic: String { get }
    var themeLight: String { get }
    var themeDark: String { get }
    var textSize: String { get }
    var textSmall: String { get }
    var textNormal: String { get }
    var textLarge: String { get }
    var textLargest: String { get }
    var reducedMotion: String { get }
    var reducedMotionDetail: String { get }

    // What the cook eats and avoids.
    var dietsTitle: String { get }
    var dietsDetail: String { get }
    var allergiesTitle: String { get }
    var allergiesDetail: String { get }
    var avoidedTitle: String { get }
    var avoidedDetail: String { get }
    /// The field in which such a food is typed, and an example in it.
    var avoidedField: String { get }
    var avoidedExample: String { get }
    func addAvoided(_ food: String) -> String
    func removeAvoided(_ food: String) -> String
    var measuresDetail: String { get }
    var bringInDetail: String { get }

    // The library.
    var libraryTitle: String { get }
    /// Whether the recipes that came with the program are shown.
    var showsStarters: String { get }
    var showsStartersDetail: String { get }
    var backUp: String { get }
    var backUpDetail: String { get }
    var restore: String { get }
    var restoreDetail: String { get }
    var resetSettings: String { get }
    var resetSettingsDetail: String { get }
    var beginAnew: String { get }
    var beginAnewDetail: String { get }

    /// What a back-up's file is called, without the ending.
    func backUpName(_ day: String) -> String
    func backedUp(_ place: String) -> String
    var isBackingUp: String { get }

    var restoreQuestion: String { get }
    func restoreExplained(_ date: String, recipes: Int) -> String
    var replaceLibrary: String { get }
    func restored(_ date: String) -> String
    var resetSettingsQuestion: String { get }
    var resetSettingsExplained: String { get }
    var reset: String { get }
    var settingsAreReset: String { get }
    var beginAnewQuestion: String { get }
    var beginAnewExplained: String { get }
    var hasBegunAnew: String { get }
    var copiesTitle: String { get }
    func copiesAre(_ last: String) -> String
    /// The library holds less than half of what it held.
    func hasShrunk(to recipes: Int, _ date: String, held: Int) -> String
    /// The same of the recipes that the cook wrote or brought in.
    func hasLostOwn(_ own: Int, _ date: String, had: Int) -> String
    var keepCopy: String { get }
    var letCopyGo: String { get }
    var copyStays: String { get }
    var copyIsGone: String { get }

    // How much room the library takes.
    var storageTitle: String { get }
    var storageLibrary: String { get }
    var storagePictures: String { get }
    var storageClips: String { get }
    func storageShare(_ count: Int, _ size: String) -> String
    /// The button that frees so much.
    func storageFree(_ size: String) -> String
    func storageUnused(_ count: Int) -> String
    var storageAllUsed: String { get }
    var storageNothingToFree: String { get }
    /// Nothing is freed while something can be taken back.
    var storageUndoFirst: String { get }
    func storageFreeTitle(_ size: String) -> String
    func storageFreeDetail(_ count: Int) -> String
    var storageFreeYes: String { get }
    func storageFreed(_ size: String) -> String
    var savesData: String { get }
    var savesDataDetail: String { get }
}
