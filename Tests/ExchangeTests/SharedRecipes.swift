import Foundation

/// Recipes and test cases of others, which are not part of this repository: `HANDS_OFF_SHARED` names the
/// folder, or it lies beside the checkout.
enum SharedRecipes {
    static let folder: String? = {
        let beside = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../shared").standardized
            .path
        let shared = ProcessInfo.processInfo.environment["HANDS_OFF_SHARED"] ?? beside
        let folder = shared + "/recipes"
        return FileManager.default.fileExists(atPath: folder) ? folder : nil
    }()

    static func bytes(_ path: String) -> [UInt8] {
        guard let folder, let data = FileManager.default.contents(atPath: folder + "/" + path) else {
            return []
        }
        return Array(data)
    }

    /// The names in a folder that end so, sorted.
    static func names(_ path: String, ending: String) -> [String] {
        guard let folder else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/" + path)) ?? []
        return names.filter { $0.hasSuffix(ending) }.sorted()
    }
}
