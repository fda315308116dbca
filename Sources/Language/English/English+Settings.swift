extension English {
    public var turnByWaving: String { "Turn pages by waving" }
    public var nextIsAWave: String { "Next is a wave" }
    public var nextIsAWaveDetail: String { "The other way goes back." }
    public var toTheLeft: String { "To the left" }
    public var toTheRight: String { "To the right" }
    public var upAndDown: String { "Up and down waves" }
    public var upAndDownDetail: String {
        "Up shows the step again, or rings a timer off. Down pauses the timers, and lets "
            + "them go on."
    }
    public var sensitivity: String { "Sensitivity" }
    public var sensitivityDetail: String { "Less: only clear waves. More: small ones, too." }
    public var cameraPreview: String { "Camera preview" }
    public var cameraPreviewDetail: String { "A small picture of what the camera sees, beside the steps." }
    public var practiseWavingDetail: String {
        "Three waves each way, and a minute's look at the room, set the rest."
    }
    public var cameraCheck: String { "Camera check" }
    public var cameraCheckDetail: String { "See what the camera sees, and try a wave." }
    public var whicheverCamera: String { "Whichever is there" }
    public var whicheverCameraDetail: String { "The built-in one first." }
    public var chosenCamera: String { "The one you chose" }
    public var chosenCameraGone: String { "It is not plugged in now." }
    public var builtIn: String { "Built in." }
    public var sounds: String { "Sounds" }
    public var soundsDetail: String { "A soft cue for everything that happens." }
    public var volume: String { "Volume" }
    public var languageTitle: String { "Language" }
    public var languageOfDesktop: String { "As the desktop" }
    public var theme: String { "Theme" }
    public var themeAutomatic: String { "Automatic" }
    public var themeLight: String { "Light" }
    public var themeDark: String { "Dark" }
    public var textSize: String { "Text size" }
    public var textSmall: String { "Small" }
    public var textNormal: String { "Normal" }
    public var textLarge: String { "Large" }
    public var textLargest: String { "Largest" }
    public var reducedMotion: String { "Reduced motion" }
    public var reducedMotionDetail: String { "Pages change without sliding." }
}
