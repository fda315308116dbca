import Foundation
import Gestures
import Testing

@Suite("The bank of false alarms and sweeps") struct BankTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Bank")

    static var names: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".txt") }.sorted()
    }

    @Test("TR26: each case is judged as its first line says", arguments: names)
    func judged(name: String) throws {
        let motion = try MotionCase(String(contentsOf: Self.folder.appending(path: name), encoding: .utf8))
        // Who sweeps as slowly as that has to ask for more sensitivity.
        let found = motion.replay(sensitivity: name.hasPrefix("slow") ? Sensitivity.marks[3] : 0.5)
        let list = found.map { "\($0.hand.rawValue) \($0.time)" }
        let isMet = motion.isMet(by: found)
        #expect(isMet, "\(motion.about): expected \(motion.expected), found \(list)")
        #expect(!motion.about.isEmpty)
    }

    @Test("holds sweeps and false alarms, and stays small") func size() throws {
        let cases = try Self.names.map {
            try MotionCase(String(contentsOf: Self.folder.appending(path: $0), encoding: .utf8))
        }
        #expect(cases.count { !$0.expected.isEmpty } >= 14)
        #expect(cases.count { $0.expected.isEmpty } >= 20)
        let bytes = try Self.names.map {
            try Data(contentsOf: Self.folder.appending(path: $0)).count
        }
        #expect(bytes.reduce(0, +) < 600_000)
    }
}
