/// The settings (TR19–TR22).
public protocol SettingsWording {
    var turnByWaving: String { get }
    var nextIsAWave: String { get }
    var nextIsAWaveDetail: String { get }
    var toTheLeft: String { get }
    var toTheRight: String { get }
    var upAndDown: String { get }
    var upAndDownDetail: String { get }
    var sensitivity: String { get }
    var sensitivityDetail: String { get }
    var cameraPreview: String { get }
    var cameraPreviewDetail: String { get }
    var practiseWavingDetail: String { get }
    var cameraCheck: String { get }
    var cameraCheckDetail: String { get }
    var whicheverCamera: String { get }
    var whicheverCameraDetail: String { get }
    var chosenCamera: String { get }
    var chosenCameraGone: String { get }
    var builtIn: String { get }
    var sounds: String { get }
    var soundsDetail: String { get }
    var volume: String { get }
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
}
