/// The settings (TR19–TR22).
public protocol SettingsWording {
    var languageTitle: String { get }
    /// The choice of the language that the desktop is set to.
    var languageOfDesktop: String { get }
}
