import Foundation

extension Blueprint {
    /// A package as it lies on the disk.
    init(at package: URL) throws {
        targets = try Manifest(of: package).targets.map { described in
            let parent = described.type == .test ? "Tests" : "Sources"
            let folder = described.path ?? "\(parent)/\(described.name)"
            var target = Target(name: described.name, kind: described.type, folder: folder)
            target.dependencies = Set(described.dependencies.map(\.name))
            target.imports = try Self.imports(in: package.appending(path: folder))
            return target
        }
    }

    /// The modules that the Swift files of a folder import, with the name of one file that does.
    private static func imports(in folder: URL) throws -> [String: String] {
        var imports: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        where path.hasSuffix(".swift") {
            let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
            for module in modules(importedBy: text) where imports[module] == nil { imports[module] = path }
        }
        return imports
    }

    /// Of `@testable import A`, `public import struct B.C` and `import D`: A, B and D. A line that doesn't
    /// begin at the margin is somebody's text.
    static func modules(importedBy text: String) -> [String] {
        let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor"]
        let ahead: Set = ["public", "package", "internal", "fileprivate", "private"]
        return text.split(whereSeparator: \.isNewline).compactMap { line in
            if line.hasPrefix(" ") { return nil }
            var words = line.split(separator: " ")[...]
            while let word = words.first, word.hasPrefix("@") || ahead.contains(String(word)) {
                words.removeFirst()
            }
            guard words.popFirst() == "import" else { return nil }
            if let word = words.first, kinds.contains(String(word)) { words.removeFirst() }
            guard words.count == 1 || words.dropFirst().first?.hasPrefix("//") == true else { return nil }
            return words.first?.split(separator: ".").first.map(String.init)
        }
    }
}
