import Foundation

/// The list of the films that come with the program, as `films.json` beside them has it.
///
/// What can't be read of it is left out, and nothing in it can lead out of its folder.
struct FilmIndex: Sendable, Hashable {
    struct Entry: Sendable, Hashable {
        /// Letters, digits and hyphens; its files are called so.
        var id: String
        /// By the code of the language.
        var titles: [String: String]
        var summaries: [String: String]
        var seconds: Double?
        /// The film itself, a file beside the list.
        var file: String
        var chapters: [Chapter]
        /// A file beside it.
        var poster: String?
        /// What a step says that needs the technique, by the code of the language.
        var words: [String: [String]]
    }

    struct Chapter: Sendable, Hashable {
        var start: Double
        var titles: [String: String]
    }

    private(set) var entries: [Entry] = []

    private static let mostEntries = 200
    private static let mostChapters = 100
    private static let mostWords = 100
    private static let mostLetters = 400
    private static let mostBytes = 1 << 20
    /// A day.
    private static let mostSeconds = 86_400.0

    init() {}

    init(json: Data) {
        guard json.count <= Self.mostBytes, let root = try? JSONSerialization.jsonObject(with: json) else {
            return
        }
        let list = root as? [Any] ?? (root as? [String: Any])?["films"] as? [Any] ?? []
        var known: Set<String> = []
        for case let thing as [String: Any] in list where entries.count < Self.mostEntries {
            if let entry = Self.entry(thing), known.insert(entry.id).inserted { entries.append(entry) }
        }
    }

    private static func entry(_ thing: [String: Any]) -> Entry? {
        guard let id = thing["id"] as? String, isName(id) else { return nil }
        let titles = texts(thing["title"])
        if titles.isEmpty { return nil }
        let poster = (thing["poster"] as? String).flatMap { isFile($0) ? $0 : nil }
        let file = (thing["film"] as? String).flatMap { isFile($0) ? $0 : nil } ?? "\(id).webm"
        return Entry(
            id: id, titles: titles, summaries: texts(thing["summary"]),
            seconds: seconds(thing["duration"] ?? thing["seconds"]), file: file,
            chapters: chapters(thing["chapters"]), poster: poster, words: words(thing["words"]))
    }

    private static func chapters(_ value: Any?) -> [Chapter] {
        let found = (value as? [Any] ?? []).prefix(mostChapters).compactMap { value -> Chapter? in
            guard let thing = value as? [String: Any], let start = seconds(thing["time"]) else { return nil }
            let titles = texts(thing["title"] ?? thing)
            return titles.isEmpty ? nil : Chapter(start: start, titles: titles)
        }
        return found.sorted { $0.start < $1.start }
    }

    /// A text for all languages, or one a language.
    private static func texts(_ value: Any?) -> [String: String] {
        if let text = value as? String { return plain(text).map { ["en": $0] } ?? [:] }
        var texts: [String: String] = [:]
        for (code, text) in value as? [String: Any] ?? [:] where isCode(code) {
            texts[code] = (text as? String).flatMap(plain)
        }
        return texts
    }

    private static func words(_ value: Any?) -> [String: [String]] {
        var words: [String: [String]] = [:]
        for (code, list) in value as? [String: Any] ?? [:] where isCode(code) {
            let texts = (list as? [Any] ?? []).prefix(mostWords).compactMap { ($0 as? String).flatMap(plain) }
            if !texts.isEmpty { words[code] = texts }
        }
        return words
    }

    private static func seconds(_ value: Any?) -> Double? {
        guard let number = value as? Double, number.isFinite, (0...mostSeconds).contains(number) else {
            return nil
        }
        return number
    }

    private static func plain(_ text: String) -> String? {
        let seen = text.prefix(mostLetters).unicodeScalars.map {
            $0.properties.generalCategory == .control ? " " : $0
        }
        let words = String(String.UnicodeScalarView(seen)).split(separator: " ").joined(separator: " ")
        return words.isEmpty ? nil : words
    }

    private static func isCode(_ code: String) -> Bool {
        (2...3).contains(code.utf8.count) && code.utf8.allSatisfy { (97...122).contains($0) }
    }

    private static func isName(_ name: String) -> Bool {
        (1...80).contains(name.utf8.count)
            && name.utf8.allSatisfy {
                (97...122).contains($0) || (65...90).contains($0) || (48...57).contains($0) || $0 == 45
                    || $0 == 95
            }
    }

    private static func isFile(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { isName(String($0)) }
    }
}

extension [String: String] {
    /// What is said in a language, or in English, or in any.
    func said(in code: String) -> String {
        self[code] ?? self["en"] ?? self.min { $0.key < $1.key }?.value ?? ""
    }
}
