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
        "98 of 100 are found, and hardly one that they didn’t mean",
        .enabled(if: file != nil, "skipped: the shared recipes are not beside the checkout"))
    func recall() throws {
        let lines = try String(contentsOfFile: try #require(Self.file), encoding: .utf8).split(
            separator: "\n")
        var meant = 0, hit = 0, all = 0
        for line in lines {
            let line = try JSONDecoder().decode(Line.self, from: Data(line.utf8))
            let found = DurationFinder.find(in: line.text).flatMap(\.stated)
            all += found.count
            var left = found
            for timer in line.timers {
                meant += 1
                if let place = left.firstIndex(of: timer.min_s) {
                    left.remove(at: place)
                    hit += 1
                }
            }
        }
        #expect(meant > 150)
        #expect(Double(hit) >= 0.98 * Double(meant))
        #expect(Double(all) <= 1.02 * Double(meant), "more found than meant")
    }
}
