import Foundation
public import House

/// What the command line asked for.
public struct LaunchOptions: Sendable {
    /// The library's file; nil = the one in the user's data folder.
    public var library: String?
    public var camera: CameraChoice
    public var isFullscreen: Bool
    /// A title or id to open the slideshow with.
    public var cook: String?
    /// A link that another program has handed over.
    public var link: String?

    public init(
        library: String? = nil, camera: CameraChoice = .automatic, isFullscreen: Bool = false,
        cook: String? = nil, link: String? = nil
    ) {
        self.library = library
        self.camera = camera
        self.isFullscreen = isFullscreen
        self.cook = cook
        self.link = link
    }

    /// The library to open: as asked, or `hands-off/library.sqlite` in the XDG data folder.
    public var libraryPath: String {
        // As a whole path: a name that begins with "file:" would mean something else to SQLite.
        if let library { return library.isEmpty ? "" : URL(fileURLWithPath: library).path }
        let environment = ProcessInfo.processInfo.environment
        // The specification says that a relative path there is to be ignored.
        let data =
            environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            ?? (environment["HOME"] ?? NSHomeDirectory()) + "/.local/share"
        return data + "/hands-off/library.sqlite"
    }
}
