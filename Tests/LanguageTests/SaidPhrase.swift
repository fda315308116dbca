import Foundation
import Testing

/// A phrase as a language's source says it: what it is called, and the code that makes it.
struct SaidPhrase: Hashable, CustomTestStringConvertible {
    let name: String
    let code: String

    var testDescription: String { name }

    /// The texts in the code, without what is put into them.
    var texts: [String] {
        code.matches(of: /"((?:[^"\\]|\\.)*)"/).map { String($0.1) }
    }

    /// All that a language says, read from the files of its folder: of a property or a function that stands
    /// at the first level of an extension, everything to its closing brace.
    static func all(in language: String) throws -> [SaidPhrase] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources/Language/\(language)")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasPrefix(language + "+") }.sorted()
        return try files.flatMap { file in
            read(try String(contentsOf: folder.appending(path: file), encoding: .utf8))
        }
    }

    private static func read(_ text: String) -> [SaidPhrase] {
        var phrases: [SaidPhrase] = []
        var name = ""
        var code: [Substring] = []
        for line in text.split(separator: "\n") {
            if let head = line.firstMatch(of: /^ {4}(?:var|func) (\w+.*?)(?:: | -> )[\w\[\]():, ]+ \{(.*)$/) {
                (name, code) = (String(head.1), [head.2])
                if !head.2.hasSuffix("}") { continue }
            } else if name.isEmpty {
                continue
            } else if line != "    }" {
                code.append(line)
                continue
            }
            phrases.append(SaidPhrase(name: name, code: code.joined(separator: "\n")))
            name = ""
        }
        return phrases
    }
}
