import Foundation
import Testing

@testable import HandsOff

@Suite("The door to the terminal") struct TerminalTests {
    @Test("names what a terminal would obey, and keeps a line one line") func spelt() {
        #expect(Terminal.spelt("a\u{1B}[2Jb\u{9B}c\u{202E}d") == "a<U+001B>[2Jb<U+009B>c<U+202E>d")
        #expect(Terminal.spelt("Soup\nnew      Cake\r\nupdated\rx") == "Soup new      Cake updated<U+000D>x")
        #expect(Terminal.spelt("a\u{E0041}\u{85}") == "a<U+E0041><U+0085>")
        for text in ["👩‍🍳 Crème", "מרק\u{200F} (4)", "می\u{200C}خواهم", "麻婆豆腐\tx"] {
            #expect(Terminal.spelt(text) == text)
        }
    }

    @Test("changes nothing that a line of JSON means") func json() throws {
        let text = "a\u{9B}b\u{202E}c\u{7F}\u{E0041}\u{2028}👩‍🍳\n"
        let json = String(decoding: try JSONEncoder().encode([text]), as: UTF8.self)
        let spelt = Terminal.spelt(json: json)
        #expect(try JSONDecoder().decode([String].self, from: Data(spelt.utf8)) == [text])
        #expect(Terminal.spelt(spelt) == spelt)
    }

    /// What writes to a terminal by itself.
    private static let others = try? NSRegularExpression(
        pattern:
            #"(?<![.\w])(?<!func )(print|debugPrint|dump|fputs|fputc|putchar|puts|printf|vprintf|perror)\("#
            + #"|FileHandle\.standard(Output|Error)|\bSTD(OUT|ERR)_FILENO\b|\bstd(out|err)\b"#
            + #"|StreamLogHandler|NSLog\("#
            + #"|/dev/(tty|stdout|stderr)|readLine\(.*to:"#)

    private static func goesAround(_ source: String) -> [String] {
        source.split(separator: "\n").map(String.init).filter { line in
            let line = line.trimmingCharacters(in: .whitespaces)
            if line.hasPrefix("//") { return false }
            return others?.firstMatch(in: line, range: NSRange(line.startIndex..., in: line)) != nil
        }
    }

    @Test("is the only one") func only() throws {
        #expect(Self.others != nil)
        let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources")
        let files = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
        // The server's commands speak to who looks after it. The camera's probe speaks to a script in a virtual machine, and who makes the films to whoever makes them anew.
        let apart = ["camera-probe/", "film-maker/", "Server/hands-off-server/"]
        for file in files where file.hasSuffix(".swift") && !apart.contains(where: { file.hasPrefix($0) }) {
            if ["Terminal.swift", "Terminal+Opening.swift", "TerminalLine.swift"].contains(where: {
                file == "HandsOff/Launch/Terminal/" + $0
            }) {
                continue
            }
            let source = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
            for line in Self.goesAround(source) { Issue.record("\(file) goes around the door: \(line)") }
        }
        for line in [
            #"print("a")"#, "FileHandle.standardError.write(x)", "write(STDOUT_FILENO, x, 1)", "dump(a)",
        ] {
            #expect(Self.goesAround(line).count == 1)
        }
        for line in [
            "PDFPress.print(a)", "public static func print(_ a: Int)", "printLine(a)", "// print(a)",
        ] {
            #expect(Self.goesAround(line).isEmpty)
        }
    }
}
