import Exchange
import Foundation

/// Prints what files of recipes say, for the scores.
public enum CanonReport {
    public static func run(_ format: String, _ files: [String]) -> Int32 {
        for path in files {
            guard let data = FileManager.default.contents(atPath: path) else {
                tellCook("hands-off: can't read \(path)")
                return 1
            }
            printJSON(FormatCanon.line(format, path: path, bytes: Array(data)))
        }
        return 0
    }
}
