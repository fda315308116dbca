import Exchange
import Foundation
import Screen
import Scullery

/// `hands-off bench --scullery`: how much more it costs to read a page and to draw a picture in a process of
/// its own.
public enum SculleryBench {
    private static let rounds = 200

    /// - Parameter files: pages to read; the starter pictures are drawn in any case.
    public static func run(_ files: [String]) -> Int32 {
        let scullion = Scullion(.own)
        Figures.tell(
            "the scullery's start and its first picture",
            Figures.milliseconds { _ = scullion.drawing(drawing, 32, 32) }, "ms")
        for (name, width, height) in [("a card", 384, 216), ("a screen", 1920, 1080)] {
            let rendering = PictureRendering(width: width, height: height, fills: true)
            compare("a drawing as \(name)") {
                _ = try? rendering.render(drawing)
            } there: {
                _ = try? scullion.pixels(of: drawing, rendering)
            }
        }
        for path in files {
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            let file = SourceFile(name: URL(filePath: path).lastPathComponent, bytes: Array(data))
            compare("the page \(file.name), \(data.count >> 10) KB") {
                _ = try? KnownFormats.read(file).map { $0.json(source: path) }
            } there: {
                _ = try? scullion.lines(of: file, source: path)
            }
        }
        return 0
    }

    private static let drawing = Data(
        ("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 640 360'><rect width='640' height='360' fill='#e8d9c0'/>"
            + (0..<40).map {
                "<circle cx='\($0 * 16)' cy='\($0 * 9)' r='30' fill='#\(100 + $0)' opacity='.4'/>"
            }
            .joined() + "</svg>").utf8)

    /// In turns, so that whatever else the machine does hits both alike.
    private static func compare(_ what: String, here: () -> Void, there: () -> Void) {
        var times: [(here: Double, there: Double)] = []
        for _ in 0..<rounds { times.append((Figures.milliseconds(here), Figures.milliseconds(there))) }
        let here = Figures.median(times.map(\.here)), there = Figures.median(times.map(\.there))
        Figures.tell(what + ", here", here, "ms")
        Figures.tell(what + ", in the scullery", there, "ms")
        Figures.tell("  more", there - here, "ms", aim: "≤ 2 ms")
    }
}
