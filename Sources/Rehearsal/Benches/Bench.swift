public import HandsOff
import Foundation
import House
import Screen
import Stage

/// `hands-off bench`: what the window costs, as figures a line; `make bench` runs it. For the camera's path
/// see ``FrameBench``.
@MainActor public enum Bench {
    /// - Parameter started: when the process was started, in nanoseconds since 1970, as `date +%s%N` says.
    /// - Returns: 0, or 1 if there is no window to measure.
    public static func run(_ options: LaunchOptions, started: Int?) async -> Int32 {
        guard let desktop = await firstFrame(options, started: started) else { return 1 }
        await settle(desktop)
        await paging(desktop)
        idlePage(desktop)
        Figures.tell("memory, resident", Double(Figures.residentKiB()) / 1024, "MiB", aim: "≤ 150 MiB")
        await desktop.app.host.services.speaker.close()
        return 0
    }

    /// Only how long the start takes.
    public static func start(_ options: LaunchOptions, started: Int?) async -> Int32 {
        await firstFrame(options, started: started) == nil ? 1 : 0
    }

    private static func firstFrame(_ options: LaunchOptions, started: Int?) async -> Desktop? {
        guard Window.hasDisplay, let desktop = try? await Desktop(options) else {
            tellCook("There is no display to measure on; `make bench` brings one.")
            return nil
        }
        desktop.show()
        if let started {
            let now = Date().timeIntervalSince1970 * 1e3
            Figures.tell("process start to first frame", now - Double(started) / 1e6, "ms", aim: "≤ 250 ms")
            Figures.tell("  the processor's share of it", Figures.allProcessorMilliseconds(), "ms")
        }
        return desktop
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
        desktop.app.host.handle(.key(KeyPress("escape")))
        desktop.show()
        var first: [Double] = [], following: [Double] = []
        for round in 0..<60 {
            first.append(
                Figures.milliseconds {
                    desktop.app.host.handle(.key(KeyPress(round % 8 < 4 ? "right" : "left")))
                    desktop.show()
                })
            while desktop.app.host.stage.motion.deadline.map({ $0 < desktop.app.host.now + 0.1 }) ?? false {
                _ = desktop.window.waitForEvents(timeout: Motion.frame)
                following.append(
                    Figures.milliseconds {
                        desktop.app.host.touch()
                        desktop.show()
                    })
            }
        }
        Figures.tell("key to pixels, median", Figures.median(first), "ms", aim: "≤ 16 ms")
        Figures.tell("key to pixels, worst of \(first.count)", first.max() ?? 0, "ms")
        Figures.tell("a picture of the slide, median", Figures.median(following), "ms", aim: "≤ 16 ms")
    }

    /// What a rebuild costs in which nothing has changed.
    private static func idlePage(_ desktop: Desktop) {
        desktop.app.host.goHome()
        desktop.show()
        let times = (0..<200).map { _ in
            Figures.milliseconds {
                desktop.app.host.touch()
                desktop.show()
            }
        }
        Figures.tell("rebuild of Home without a change, median", Figures.median(times), "ms")
    }
}
