import Foundation
import Testing

/// Keeps the table in `Tests/README.md` true.
@Suite("The table of what shows that it works") struct LedgerTests {
    private static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()

    private let lines: [String]
    private let sessions: [String]

    init() throws {
        lines = try String(contentsOf: Self.folder.appending(path: "README.md"), encoding: .utf8)
            .components(separatedBy: "\n")
        sessions = try FileManager.default.contentsOfDirectory(
            atPath: Self.folder.appending(path: "Sessions").path
        ).filter { $0.hasSuffix(".session") }.sorted()
    }

    /// "TR05", "TR10–TR14", "AR01-03" and "TR11–14, 18" as ids.
    static func ids(in text: String) -> [String] {
        var ids: [String] = []
        let single =
            /(?<letters>TR|AR|SR|RF|SP|MO|KI|BY)(?<digits>[0-9]{1,2})(?:\s*[–-]\s*(?:TR|AR|SR|RF|SP|MO|KI|BY)?(?<last>[0-9]{1,2}))?/
        for match in text.matches(of: single) {
            let first = Int(match.digits) ?? 0, last = match.last.flatMap { Int($0) } ?? first
            let width = match.digits.count
            for number in first...max(first, last) {
                let digits = "\(number)"
                ids.append(
                    match.letters + String(repeating: "0", count: max(0, width - digits.count)) + digits)
            }
        }
        return ids + ["END", "SND"].filter { text.contains($0) }
    }

    /// The rows of the table by their ids.
    private var rows: [String: String] {
        var rows: [String: String] = [:]
        for line in lines where line.hasPrefix("| ") {
            let first = line.dropFirst(2).prefix { $0 != "|" }
            for id in Self.ids(in: String(first)) { rows[id] = line }
        }
        return rows
    }

    private func comments(of session: String) throws -> String {
        let file = Self.folder.appending(path: "Sessions/\(session)")
        return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
            .filter { $0.hasPrefix("#") }.joined(separator: "\n")
    }

    @Test("Ids are read as they are written") func reads() {
        #expect(Self.ids(in: "# TR05, RF2: hearts") == ["TR05", "RF2"])
        #expect(
            Self.ids(in: "TR10–TR12, TR18; AR01-03") == [
                "TR10", "TR11", "TR12", "TR18", "AR01", "AR02", "AR03",
            ])
        #expect(Self.ids(in: "SND and END") == ["END", "SND"])
    }

    @Test("Every session and every file of tests that it names exists") func names() throws {
        let stems = Set(sessions.map { String($0.dropLast(".session".count)) })
        var count = 0
        for line in lines where line.hasPrefix("|") || line.hasPrefix("`") || line.hasPrefix("The camera's") {
            for match in line.matches(of: /`([^`]+)`/) {
                let name = String(match.1)
                if name.hasPrefix("make ") || name.contains(".") { continue }
                count += 1
                if name.contains("/") {
                    let path = Self.folder.appending(path: name).path
                    #expect(
                        FileManager.default.fileExists(atPath: path + ".swift")
                            || FileManager.default.fileExists(atPath: path), "there is no Tests/\(name).swift"
                    )
                } else {
                    #expect(stems.contains(name), "there is no session “\(name)”")
                }
            }
        }
        #expect(count > 80)
    }

    @Test("Every id that a session speaks of has a row, which isn't open") func spoken() throws {
        let rows = rows
        #expect(rows.count > 50)
        for session in sessions {
            for id in Self.ids(in: try comments(of: session)) {
                let row = try #require(
                    rows[id], "\(session) speaks of \(id), which has no row in Tests/README.md")
                #expect(!row.contains("| *open* |"), "\(session) shows \(id), but its row is open")
            }
        }
    }

    @Test("Every row has something that shows it, or says that it is open") func shown() {
        for (id, row) in rows {
            #expect(row.contains("`") || row.contains("*open*"), "\(id) is shown by nothing")
        }
    }
}
