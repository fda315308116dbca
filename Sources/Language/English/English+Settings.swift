extension English {
    var turnByWaving: String { "Turn pages by waving" }
    var nextIsAWave: String { "Next is a wave" }
    var nextIsAWaveDetail: String { "The other way goes back." }
    var toTheLeft: String { "To the left" }
    var toTheRight: String { "To the right" }
    var upAndDown: String { "Up and down waves" }
    var upAndDownDetail: String {
        "Up shows the step again, or rings a timer off. Down pauses the timers, and lets "
            + "them go on."
    }
    var sensitivity: String { "Sensitivity" }
    var sensitivityDetail: String { "Less: only clear waves. More: small ones, too." }
    var cameraPreview: String { "Camera preview" }
    var cameraPreviewDetail: String { "A small picture of what the camera sees, beside the steps." }
    var practiseWavingDetail: String {
        "Three waves each way, and a minute's look at the room, set the rest."
    }
    var cameraCheck: String { "Camera check" }
    var cameraCheckDetail: String { "See what the camera sees, and try a wave." }
    var whicheverCamera: String { "Whichever is there" }
    var whicheverCameraDetail: String { "The built-in one first." }
    var chosenCamera: String { "The one you chose" }
    var chosenCameraGone: String { "It is not plugged in now." }
    var builtIn: String { "Built in." }
    var sounds: String { "Sounds" }
    var soundsDetail: String { "A soft cue for everything that happens." }
    var volume: String { "Volume" }
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
}
