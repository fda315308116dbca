public import Foundation

/// Where the program's own files are: beside the program, or in `share` when it is installed.
///
/// `Bundle.module` falls back to the absolute path of the build folder, which an installed program doesn't
/// have.
public enum ResourceFolder {
    /// The folder of a target's resources.
    /// - Parameter name: package and target, such as `HandsOff_Sounds`.
    /// - Returns: `<name>.resources` beside the program or in `../share/hands-off/`; nil if there is neither.
    public static func find(_ name: String) -> URL? {
        let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        return find(name, besides: program.deletingLastPathComponent())
    }

    static func find(_ name: String, besides folder: URL) -> URL? {
        let places = [folder, folder.deletingLastPathComponent().appending(path: "share/hands-off")]
        return places.map { $0.appending(path: name + ".resources", directoryHint: .isDirectory) }
            .first { (try? $0.checkResourceIsReachable()) == true }
    }
}
