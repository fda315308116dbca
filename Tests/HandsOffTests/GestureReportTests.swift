import Foundation
import Gestures
import Screen
import Testing

@testable import HandsOff
@testable import House
@testable import Rehearsal

@Suite("hands-off gestures") @MainActor struct GestureReportTests {
    private let clip = DemoClip.file?.path ?? ""

    private struct Line: Decodable {
        let time: Double
        let swipe: String?
        let hand: String?
        let score: Double?
        let threshold: Double?
        let straightness: Double?
        let over: Bool?
    }

    @Test("TR26: --features tells of each wave, and of a stretch in its frame with a score that is enough")
    func features() throws {
        var lines: [Line] = []
        let decoder = JSONDecoder()
        try GestureReport.features(of: clip, sensitivity: 0.5) { text in
            if let line = try? decoder.decode(Line.self, from: Data(text.utf8)) {
                lines.append(line)
            } else {
                Issue.record("no JSON: \(text)")
            }
        }
        let swipes = lines.filter { $0.swipe != nil }
        #expect(swipes.compactMap(\.swipe) == ["right", "right", "right", "right", "right", "left"])
        for swipe in swipes {
            #expect(
                lines.contains {
                    guard let score = $0.score, let threshold = $0.threshold else { return false }
                    return $0.time == swipe.time && $0.hand == swipe.swipe && score >= threshold
                        && $0.over == false && $0.straightness != nil
                })
        }
    }

    @Test(
        "Figures keep four digits",
        arguments: [
            (0.0, "0"), (12.34567, "12.35"), (-0.000123456, "-0.0001235"), (123_456, "123500.0"),
            (0.1 + 0.2, "0.3"),
            (.infinity, "null"), (.nan, "null"), (9.99996, "10.0"),
        ])
    func digits(value: Double, text: String) { #expect(FeatureLine.rounded(value) == text) }

    @Test("TR26: --explain marks each wave of a film and says why the others were none") func marks() throws {
        let explanation = try GestureReport.explanation(of: clip, sensitivity: 0.5)
        #expect(explanation.counted == 6)
        #expect(explanation.summary.contains("640 × 480 pixels in 80 × 60 blocks"))
        #expect(explanation.summary.contains("30 frames a second") && explanation.summary.contains("6 waves"))
        #expect(explanation.marks.allSatisfy { $0.seen != nil })
        let wave = try #require(explanation.marks.first)
        #expect(wave.words.hasPrefix("counted: right at 2.6"))
    }

    @Test("The picture of it shows the motion and fits what is in it") func picture() throws {
        let explanation = try GestureReport.explanation(of: clip, sensitivity: 0.5)
        let canvas = GestureReport.canvas(of: explanation)
        #expect((1200...2600).contains(canvas.width) && (900...4000).contains(canvas.height))
        let image = MotionImage(explanation, span: 2...3, size: .init(80, 60), strongest: 0.01).bitmap
        let still = MotionImage(explanation, span: 0...0.3, size: .init(80, 60), strongest: 0.01).bitmap
        func bright(_ pixels: [UInt32]) -> Int { pixels.count { $0 & 0xFF > 0x80 } }
        #expect(bright(image.pixels) > 200 && bright(still.pixels) == 0)
    }

    @Test("A picture is written where it is told to be, and what went wrong is a status") func files() throws
    {
        let folder = FileManager.default.temporaryDirectory.appending(path: "explain-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let output = folder.appending(path: "wave.png").path
        #expect(GestureReport.explain([clip], output: output, sensitivity: 0.5) == 0)
        #expect(try Pixels(png: output).width > 1000)
        #expect(GestureReport.explain([clip, clip], output: output, sensitivity: 0.5) == 1)
        #expect(GestureReport.explain(["/nothing/here.mp4"], output: output, sensitivity: 0.5) == 1)
        let nowhere = folder.appending(path: "missing/wave.png").path
        #expect(GestureReport.explain([clip], output: nowhere, sensitivity: 0.5) == 1)
    }

    @Test("TR26: --bank keeps what is found, and refuses what is no part of a clip") func bank() throws {
        let motion = try GestureReport.motion(of: clip, from: 1, to: 3.4, sensitivity: 0.5)
        #expect(motion.expected.map(\.hand) == [.right] && motion.columns == 80)
        for span in ["", "3", "3-2", "a-b", "1-2-3", "0-100", "1-inf"] {
            #expect(GestureReport.bank(span, of: [clip], sensitivity: 0.5) == 1)
        }
        #expect(GestureReport.bank("1-2", of: [clip, clip], sensitivity: 0.5) == 1)
    }
}
