import Foundation

/// A package's own description, as SwiftPM understands it: whatever variables, loops and conditions it is
/// made of.
struct Manifest: Decodable {
    struct Target: Decodable {
        var name: String
        var type: Blueprint.Kind
        var path: String?
        var dependencies: [Dependency]
    }

    /// `{"byName": ["Recipes", null]}`, `{"product": ["GRDB", "GRDB.swift", null, null]}`.
    struct Dependency: Decodable {
        var name: String

        init(from decoder: any Decoder) throws {
            let kinds = try decoder.singleValueContainer().decode([String: [Part]].self)
            guard let name = kinds.values.first?.first?.name else {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: decoder.codingPath, debugDescription: "a dependency without a name"))
            }
            self.name = name
        }
    }

    /// A name; or a condition, which no arrow is excused by.
    private struct Part: Decodable {
        var name: String?

        init(from decoder: any Decoder) throws {
            name = try? decoder.singleValueContainer().decode(String.self)
        }
    }

    var targets: [Target]

    /// Asks SwiftPM for it. That needs no lock and no network; the folder for what it builds is another than
    /// the one in which these tests run, and stays empty.
    init(of package: URL) throws {
        let process = Process(), output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "swift", "package", "--package-path", package.path,
            "--scratch-path", NSTemporaryDirectory() + "/house-\(getpid())", "dump-package",
        ]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let json = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        self = try JSONDecoder().decode(Manifest.self, from: json)
    }
}
