/// What goes wrong with the library, with files and with the window: what is the matter, what was left alone,
/// and what to do.
public protocol TroubleWording {
    func fileNotSaved(_ folder: String) -> String
    func noRoomForFile(_ folder: String) -> String
    /// Said before there is a window.
    var noDisplay: String { get }
    var noDisplayDemo: String { get }
    var noWindow: String { get }
    func noPictureFile(_ path: String) -> String
    var couldNotStart: String { get }
}
