import Foundation
import Recipes
import Testing

/// Steps of published recipes with the timers their authors marked in them. The folder is not part of this
/// repository; `HANDS_OFF_SHARED` names it, or it lies beside the checkout.
@Suite("Durations that authors meant (TR26)")
struct AuthorsTimersTests {
    struct Line: Decodable {
        struct Timer: Decodable { var text: String; var min_s: Double; var max_s: Double }
        var text: String
        var timers: [Timer]
    }

    static let file: String? = {
        let beside = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../shared").standardized
            .path
        let shared = ProcessInfo.processInfo.environment["HANDS_OFF_SHARED"] ?? beside
        let file = shared + "/recipes/durations/cooklang_timers.jsonl"
        return FileManager.default.fileExists(atPath: file) ? file : nil
    }()

    @Test(
        "95 of 100 are found",
        .enabled(if: file != nil, "skipped: the shared recipes are not beside the checkout"))
    func recall() throws {
        let lines = try String(contentsOfFile: try #require(Self.file), encoding: .utf8).split(
            separator: "\n")
        var meant = 0, found = 0, exact = 0, all = 0
        for line in lines {
            let line = try JSONDecoder().decode(Line.self, from: Data(line.utf8))
            let phrases = DurationFinder.find(in: line.text)
            all += phrases.count
            for timer in line.timers {
                meant += 1
                // Authors whose notation has no ranges marked one end of "10 to 15 minutes".
                if phrases.contains(where: { $0.minimum == timer.min_s || $0.maximum == timer.max_s }) {
                    found += 1
                }
                if phrases.contains(where: { $0.minimum == timer.min_s && $0.maximum == timer.max_s }) {
                    exact += 1
                }
            }
        }
        #expect(meant > 150)
        #expect(Double(found) >= 0.95 * Double(meant))
        #expect(Double(exact) >= 0.92 * Double(meant))
        #expect(Double(all) <= 1.05 * Double(meant), "more found than meant")
    }
}
