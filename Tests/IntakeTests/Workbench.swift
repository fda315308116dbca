import Foundation

/// A folder of a test's own, gone with it.
final class Workbench {
    let path: String

    init() {
        path = NSTemporaryDirectory() + "intake-\(UUID().uuidString)"
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file, with the folders it lies in, and tells its path.
    @discardableResult func put(_ name: String, _ bytes: [UInt8]) -> String {
        let whole = path + "/" + name
        let folder = (whole as NSString).deletingLastPathComponent
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        _ = FileManager.default.createFile(atPath: whole, contents: Data(bytes))
        return whole
    }

    @discardableResult func put(_ name: String, _ text: String) -> String { put(name, Array(text.utf8)) }

    func link(_ name: String, to target: String) {
        try? FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
    }
}
