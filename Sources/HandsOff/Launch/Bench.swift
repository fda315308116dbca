import Camera
import Foundation
import Gestures
import Screen
import Stage

/// `hands-off bench`: what the window and the frame path cost, as figures a line; `make bench` runs it.
@MainActor public enum Bench {
    /// - Parameter started: when the process was started, in nanoseconds since 1970, as `date +%s%N` says.
    /// - Returns: 0, or 1 if there is no window to measure.
    public static func run(_ options: LaunchOptions, started: Int?) async -> Int32 {
        guard Window.hasDisplay, let desktop = try? await Desktop(options) else {
            tellCook("There is no display to measure on; `make bench` brings one.")
            return 1
        }
        desktop.show()
        if let started {
            let now = Date().timeIntervalSince1970 * 1e3
            tell("process start to first frame", now - Double(started) / 1e6, "ms", aim: "≤ 250 ms")
        }
        await settle(desktop)
        await paging(desktop)
        idlePage(desktop)
        frames()
        tell("memory, resident", resident(), "MiB", aim: "≤ 150 MiB")
        await desktop.app.services.speaker.close()
        return 0
    }

    private static func settle(_ desktop: Desktop) async {
        for _ in 0..<400 {
            _ = desktop.window.waitForEvents(timeout: 0.005)
            await Task.yield()
            desktop.showLanded()
        }
    }

    /// From a key to the pixels on the screen: the first picture of the slide, and each that follows.
    private static func paging(_ desktop: Desktop) async {
        guard await desktop.app.cook("tomato-soup") == nil else { return }
        desktop.app.learnedControls()
        desktop.show()
        var first: [Double] = [], following: [Double] = []
        for round in 0..<60 {
            first.append(
                milliseconds {
                    desktop.app.handle(.key(KeyPress(round % 8 < 4 ? "right" : "left")))
                    desktop.show()
                })
            while desktop.app.stage.motion.deadline.map({ $0 < desktop.app.now + 0.1 }) ?? false {
                _ = desktop.window.waitForEvents(timeout: Motion.frame)
                following.append(
                    milliseconds {
                        desktop.app.touch()
                        desktop.show()
                    })
            }
        }
        tell("key to pixels, median", median(first), "ms", aim: "≤ 16 ms")
        tell("key to pixels, worst of \(first.count)", first.max() ?? 0, "ms", aim: "")
        tell("a picture of the slide, median", median(following), "ms", aim: "≤ 16 ms")
    }

    /// What a rebuild costs in which nothing has changed.
    private static func idlePage(_ desktop: Desktop) {
        desktop.app.goHome()
        desktop.show()
        let times = (0..<200).map { _ in
            milliseconds {
                desktop.app.touch()
                desktop.show()
            }
        }
        tell("rebuild of Home without a change, median", median(times), "ms", aim: "")
    }

    /// A 640×480 YUYV picture from the driver's buffer to the decision, beside a copy of its luma plane.
    private static func frames() {
        let (width, height) = (640, 480)
        var pixels = [UInt8](repeating: 128, count: width * height * 2)
        var plane = [UInt8](repeating: 0, count: width * height)
        let source = [UInt8](repeating: 90, count: width * height)
        guard let reducer = LumaReducer(layout: .yuyv, width: width, height: height, bytesPerRow: width * 2)
        else { return }
        var detector = SwipeDetector()
        var costs: [Double] = [], copies: [Double] = []
        for n in 0..<600 {
            // A bright arm that sweeps, so that the detector has something to weigh.
            let x = (n * 12) % 1400
            for y in stride(from: 120, to: 360, by: 1) {
                let row = y * width * 2
                for i in 0..<120 where x + i < width { pixels[row + (x + i) * 2] = 220 }
            }
            costs.append(
                milliseconds {
                    pixels.withUnsafeBytes { bytes in
                        if let frame = reducer.frame(from: bytes, at: Double(n) / 30) {
                            _ = detector.look(at: frame)
                        }
                    }
                } * 1000)
            for y in stride(from: 120, to: 360, by: 1) {
                let row = y * width * 2
                for i in 0..<120 where x + i < width { pixels[row + (x + i) * 2] = 60 }
            }
            copies.append(
                milliseconds {
                    plane.withUnsafeMutableBytes { to in source.withUnsafeBytes { to.copyMemory(from: $0) } }
                } * 1000)
        }
        let (cost, copy) = (median(costs), median(copies))
        tell("a camera picture, buffer to decision, median", cost, "µs", aim: "≤ 100 µs")
        tell("the same as a ratio to memcpy of its luma", cost / max(copy, 0.001), "×", aim: "")
        tell("of a core at 30 pictures a second", cost * 30 / 10_000, "%", aim: "≤ 3 %")
    }

    private static func milliseconds(_ work: () -> Void) -> Double {
        let start = ContinuousClock.now
        work()
        let parts = (ContinuousClock.now - start).components
        return Double(parts.seconds) * 1e3 + Double(parts.attoseconds) * 1e-15
    }

    private static func median(_ values: [Double]) -> Double {
        values.isEmpty ? 0 : values.sorted()[values.count / 2]
    }

    private static func resident() -> Double {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
        return
            (line.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first.flatMap { Double($0) }
            ?? 0) / 1024
    }

    private static func tell(_ what: String, _ value: Double, _ unit: String, aim: String) {
        let figure = value >= 100 ? "\(Int(value.rounded()))" : "\((value * 100).rounded() / 100)"
        let name = what.padding(toLength: 48, withPad: " ", startingAt: 0)
        print("\(name) \(figure) \(unit)\(aim.isEmpty ? "" : "   (aim \(aim))")")
    }
}
