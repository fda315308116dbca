import Foundation

/// What the files of back-ups are called.
public enum BackUpName {
    /// What their names end in.
    public static let ending = "handsoff"

    /// A path that no file has; with a number behind the name if need be.
    public static func free(in folder: String, _ name: String) -> String {
        let start = (folder == "/" ? "" : folder) + "/" + name
        let paths = [start] + (2...999).map { "\(start) \($0)" }
        let free = paths.first { !FileManager.default.fileExists(atPath: "\($0).\(ending)") }
        return "\(free ?? start).\(ending)"
    }
}
