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

    /// All that a language says, read from the files of its folder and of every feature's words: of a
    /// property or a function that stands at the first level of an extension, everything to its closing
    /// brace.
    static func all(in language: String) throws -> [SaidPhrase] {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources")
        let files = FileManager.default
        let features = try files.contentsOfDirectory(atPath: sources.appending(path: "Features").path)
        let folders = ["Language/\(language)"] + features.sorted().map { "Features/\($0)/Wording" }
        return try folders.flatMap { path in
            let folder = sources.appending(path: path)
            let names = try files.contentsOfDirectory(atPath: folder.path)
            return try names.filter { $0.hasPrefix(language + "+") }.sorted().flatMap { name in
                read(try String(contentsOf: folder.appending(path: name), encoding: .utf8))
            }
        }
    }

    private static func read(_ text: String) -> [SaidPhrase] {
        var phrases: [SaidPhrase] = []
        var name = ""
        var code: [Substring] = []
        let phrase = /^ {4}(?:public )?(?:var|func) (\w+.*?)(?:: | -> )[\w\[\]():, ]+ \{(.*)$/
        for line in text.split(separator: "\n") {
            if let head = line.firstMatch(of: phrase) {
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
