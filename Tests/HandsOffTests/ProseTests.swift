import Foundation
import Testing

/// What a cook reads is said by the module `Language`, or by a feature's own `Wording`, in every language; a
/// text in a page would be English for ever.
@Suite("No page speaks by itself") struct ProseTests {
    /// Pages that are being written anew just now, with words of their own; to be emptied with them.
    static let unfinished: [String] = []

    /// What commands print and what scripts say stays in English, as does the log.
    static let commands = ["Launch/", "Session/", "Explain/"]

    /// Texts that nobody reads as words, or that are the same in every language.
    static let allowed: Set<String> = [
        // The program's name, and a key.
        "Hands Off", "F1",
        // What it calls itself.
        "Facebook",
        // What every library's file begins with.
        "SQLite format 3", "SQLite format 3\0",
        // For the log.
        "end of file",
        // What a calendar knows the program by.
        "PRODID:-//Hands Off//Shopping list//EN",
    ]

    private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

    static func files(of module: String, but left: [String] = []) -> [String] {
        let folder = sources.appending(path: module)
        let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return all.filter { file in file.hasSuffix(".swift") && !left.contains { file.hasPrefix($0) } }
            .sorted().map { module + "/" + $0 }
    }

    /// The files of a module's own words, a language each: the only ones of a feature that may hold prose.
    static func isSaying(_ file: String) -> Bool {
        let path = file.split(separator: "/")
        guard path.count > 1, path[path.count - 2] == "Wording" else { return false }
        return path[path.count - 1].hasPrefix("English+") || path[path.count - 1].hasPrefix("German+")
    }

    private func read(_ file: String) throws -> SourceText {
        SourceText(try String(contentsOf: Self.sources.appending(path: file), encoding: .utf8))
    }

    @Test(
        "in the product",
        arguments: files(of: "HandsOff", but: unfinished + commands)
            + ["Features", "House", "Kit"].flatMap { files(of: $0) }.filter { !isSaying($0) })
    func product(file: String) throws {
        for literal in try read(file).literals where Prose.isShown(literal) {
            if Self.allowed.contains(literal.text) || Self.isStatement(literal.text) { continue }
            Issue.record("\(file):\(literal.line): “\(literal.text)” is not said by the language.")
        }
    }

    /// What a feature says to its tables, which is SQL in every language.
    private static func isStatement(_ text: String) -> Bool {
        let verbs = ["SELECT ", "INSERT ", "UPDATE ", "DELETE FROM ", "CREATE TABLE ", "ALTER TABLE "]
        let start = text.drop(while: \.isWhitespace)
        return verbs.contains(where: start.hasPrefix)
    }

    @Test("nor in one language only", arguments: files(of: "Features").filter(isSaying))
    func bothLanguages(file: String) throws {
        let path = Self.sources.appending(path: file)
        let name = path.lastPathComponent
        let other =
            name.hasPrefix("English+")
            ? name.replacing("English+", with: "German+") : name.replacing("German+", with: "English+")
        let there = path.deletingLastPathComponent().appending(path: other).path
        #expect(FileManager.default.fileExists(atPath: there))
        let module = name.prefix { $0 != "+" }
        #expect(try String(contentsOf: path, encoding: .utf8).contains("\nextension \(module)"))
    }

    /// Below the product nothing speaks to a cook: it says what kind of thing has happened. (Screen and Media
    /// have sentences for commands, which speak English.)
    @Test(
        "beneath the product",
        arguments: ["Recipes", "Library", "Camera", "Slideshow", "Stage", "Practice", "Gestures"].flatMap {
            files(of: $0)
        })
    func beneath(file: String) throws {
        for literal in try read(file).literals where Prose.isSentence(literal.text) {
            if Self.allowed.contains(literal.text) { continue }
            Issue.record("\(file):\(literal.line): “\(literal.text)” is not said by the language.")
        }
    }

    @Test("would be found")
    func found() {
        func isFound(_ code: String) -> Bool { SourceText(code).literals.contains(where: Prose.isShown) }
        #expect(isFound(#"Text("Hello", style)"#))
        #expect(isFound(#"WordButton(look: look, label: "ok")"#))
        #expect(isFound(#"EmptyState(title: words.none, text: "nothing here")"#))
        #expect(isFound(#"app.tell("\(count) removed")"#))
        #expect(isFound(#"spec.value = isOn ? "on" : "off""#))
        #expect(isFound("text: \"\"\"\n  Many words\n  \"\"\""))
        #expect(isFound(#"RegionSpec(.button, "\(name) timer", id: "timer \(id)")"#))
        #expect(isFound(#"return "Step \(number)""#))
        #expect(isFound(#"case .on: "The camera is on""#))
        #expect(!isFound(#"Icon("arrow left", size: 22)"#))
        #expect(!isFound(#"look.motion.entrance("undo bar", over: 0.2)"#))
        #expect(!isFound(#"services.log.error("not saved: \(cause)")"#))
        #expect(!isFound(#"IconButton(icon: "close", label: look.words.close, id: "timer \(id)")"#))
        #expect(!isFound(#"    var textID: String { "editor step \(id) text" }"#))
        #expect(!isFound(#"host.read("recipes of a shelf") { box in"#))
        #expect(isFound(#"host.tell("recipes of a shelf")"#))
        #expect(!isFound(#"// Text("Hello")"#))
        #expect(Self.isStatement("SELECT name FROM pantry") && !Self.isStatement("Select a name"))
        #expect(!isFound(#"Text("\(count)", style)"#))
        #expect(Self.isSaying("Features/Dishes/Wording/English+Dishes.swift"))
        #expect(!Self.isSaying("Features/Dishes/Wording/DishesWording.swift"))
        #expect(!Self.isSaying("Features/Dishes/DishesView.swift"))
    }
}
