/// What goes wrong with the library, with files and with the window: what is the matter, what was left alone,
/// and what to do.
public protocol TroubleWording {
    /// - Parameter path: of the library's file; empty for a library in memory. So in all that follow.
    func libraryDamaged(_ path: String) -> String
    func notALibrary(_ path: String) -> String
    func libraryNewer(_ path: String) -> String
    func libraryReadOnly(_ path: String) -> String
    func libraryUnreachable(_ path: String) -> String
    var diskFull: String { get }
    func diskFailing(_ path: String) -> String
    func libraryBusy(_ path: String) -> String
    var calledOff: String { get }
    func libraryFailed(_ path: String) -> String
    func fileNotSaved(_ folder: String) -> String
    /// Said before there is a window.
    var noDisplay: String { get }
    var noDisplayDemo: String { get }
    var noWindow: String { get }
    func noPictureFile(_ path: String) -> String
    var couldNotStart: String { get }
}
