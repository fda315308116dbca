import Foundation
import Testing

@testable import HandsOff
@testable import House
@testable import Kit
@testable import Rehearsal

/// What a cook reads is said by the module `Language`, in every language; a text in a page would be English
/// for ever.
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

    private func read(_ file: String) throws -> SourceText {
        SourceText(try String(contentsOf: Self.sources.appending(path: file), encoding: .utf8))
    }

    @Test("in the product", arguments: files(of: "HandsOff", but: unfinished + commands))
    func product(file: String) throws {
        for literal in try read(file).literals where Prose.isShown(literal) {
            if Self.allowed.contains(literal.text) { continue }
            Issue.record("\(file):\(literal.line): “\(literal.text)” is not said by the language.")
        }
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
        #expect(isFound(#"app.host.tell("\(count) removed")"#))
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
        #expect(!isFound(#"// Text("Hello")"#))
        #expect(!isFound(#"Text("\(count)", style)"#))
    }
}
