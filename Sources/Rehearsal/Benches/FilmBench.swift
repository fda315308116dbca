import Aloud
import Foundation
import HandsOff
import Media
import Speech

/// What a clip costs beside the camera's detector, and how soon a step is heard; `hands-off bench --films`.
public enum FilmBench {
    private static let pictures = 90

    public static func run() async -> Int32 {
        do {
            try clip()
            try await voice()
            return 0
        } catch {
            Figures.tell("films", "\(error)")
            return 1
        }
    }

    /// 1280×720, thirty a second, with something moving everywhere: decoded, and brought to the size of a step's clip.
    private static func clip() throws {
        let path = NSTemporaryDirectory() + "hands-off-bench-\(getpid()).webm"
        defer { unlink(path) }
        let writer = try FilmWriter(
            path, FilmPlan(width: 1280, height: 720, rate: 30, quality: .bitRate(1_500_000), haste: 8))
        var picture = [UInt32](repeating: 0, count: 1280 * 720)
        for number in 0..<pictures {
            for y in 0..<720 {
                for x in 0..<1280 {
                    let wave = UInt32(truncatingIfNeeded: (x &+ 3 &* number) ^ (y &+ number)) & 0xFF
                    picture[y &* 1280 &+ x] = wave << 16 | (UInt32(x) & 0xFF) << 8 | UInt32(y) & 0xFF
                }
            }
            try picture.withUnsafeBytes { try writer.add(picture: $0, bytesPerRow: 1280 * 4) }
        }
        try writer.finish()
        let reel = try FilmReel(.file(path))
        var costs: [Double] = []
        while true {
            let start = Figures.processorMilliseconds()
            guard try reel.nextPicture() != nil, try reel.picture(width: 800, height: 450) != nil else {
                break
            }
            costs.append(Figures.processorMilliseconds() - start)
        }
        let sum = costs.reduce(0, +) / Double(max(1, costs.count))
        let detector = FrameBench.cost(width: 640, height: 480) / 1000
        Figures.tell(
            "a clip of 1280×720, 30 a second, at 800×450",
            "\(Figures.rounded(sum)) ms a picture, \(Figures.rounded(sum * 3)) % of a core; with the detector "
                + "\(Figures.rounded((sum + detector) * 3)) %   (aim ≤ 30 %)")
    }

    /// From the words to the first sound, as a part of what is heard.
    private static func voice() async throws {
        let step =
            "Add ½ tsp salt and 1⅓ cups flour, and cook at 180 °C/gas 4 for 10–12 min, stirring now and then, until soft."
        _ = try await Synthesiser.shared.speak("Ready.", in: "en")
        var times: [Double] = []
        var seconds = 0.0
        for _ in 0..<20 {
            let start = ContinuousClock.now
            let phrase = try await Synthesiser.shared.speak(EarText.spoken(step, in: .english), in: "en")
            times.append(Figures.since(start))
            seconds = phrase.seconds
        }
        let median = Figures.median(times)
        Figures.tell(
            "a step made ready and spoken by our own voice",
            "\(Figures.rounded(median)) ms before \(Figures.rounded(seconds)) s are heard, "
                + "\(Figures.rounded(median / seconds / 10)) % of them")
    }
}
