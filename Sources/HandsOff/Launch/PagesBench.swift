import Foundation
import Language
import Library
import Recipes
import Stage

/// `hands-off bench --pages --library FILE`: what typing and scrolling cost in a large library, through the
/// real app on a canvas in memory; `make bench-library` runs it.
///
/// Beside each time on the wall stands the processor's share, which other programs on the machine don't
/// lengthen.
@MainActor public enum PagesBench {
    /// - Returns: 0, or 1 if there is no library to measure.
    public static func run(_ options: LaunchOptions) async -> Int32 {
        setenv("SDL_AUDIODRIVER", "dummy", 0)
        let start = ContinuousClock.now, before = Figures.allProcessorMilliseconds()
        let stage: Rehearsal
        do {
            stage = try await Rehearsal(
                path: options.libraryPath, starters: Resources.starters, size: Size(1280, 800), theme: .light,
                camera: .none)
        } catch {
            tellCook(error.sentence(Language.english.wording))
            return 1
        }
        await stage.paint()
        tell(
            "the app, from nothing to Home with its pictures", [Figures.since(start)],
            [Figures.allProcessorMilliseconds() - before])
        Figures.tell("recipes", "\((try? await stage.app.services.box.count()) ?? 0)")
        await typing(stage)
        for list in List.allCases { await scroll(list, stage) }
        Figures.tell("memory, resident", Double(Figures.residentKiB()) / 1024, "MiB", aim: "≤ 250 MiB")
        await stage.finish()
        return 0
    }

    /// Wall and processor, half of them and nineteen of twenty.
    static func tell(_ what: String, _ wall: [Double], _ processor: [Double], aim: String = "") {
        func text(_ values: [Double]) -> String {
            [0.5, 0.95, 1].map { Figures.rounded(Figures.quantile($0, of: values)) }.joined(separator: " / ")
        }
        let aim = aim.isEmpty ? "" : "   (aim \(aim))"
        Figures.tell(what, "p50 / p95 / worst \(text(wall)) ms; processor \(text(processor)) ms\(aim)")
    }

    // MARK: Typing

    private static let typed = [
        "chicken soup", "chocolate cake", "tomato", "brocoli salad", "creme brulee",
        "beef stew with red wine",
    ]
    private static let fridges = ["eggs, tomatoes, onion, ", "flour, butter, sugar, milk, "]

    /// From a letter to its results on the canvas, with and without diets.
    private static func typing(_ stage: Rehearsal) async {
        let app = stage.app
        // The first time pictures are drawn in the background, which a letter doesn't wait for but pays for
        // here.
        let rounds: [(name: String, diets: Set<Diet>)] = [
            (", pictures drawn besides", []), ("", []), (", one diet", [.vegetarian]),
            (", two diets", [.vegan, .glutenFree]),
        ]
        for (name, diets) in rounds {
            app.settings.diets = diets
            app.handle(.key(KeyPress("f", [.control])))
            await stage.settle()
            app.search.use(.words, app)
            await letters(typed, "a letter to its results\(name)", stage) { app.search.type("", app) }
            app.search.use(.fridge, app)
            await letters(fridges, "a letter to the fridge's\(name)", stage) { app.search.clearFoods(app) }
            app.goHome()
            await stage.settle()
        }
        app.settings.diets = []
        await stage.settle()
    }

    private static func letters(
        _ texts: [String], _ what: String, _ stage: Rehearsal, clear: () -> Void
    ) async {
        var wall: [Double] = [], processor: [Double] = []
        for text in texts {
            clear()
            await stage.settle()
            for letter in text {
                let start = ContinuousClock.now, before = Figures.allProcessorMilliseconds()
                stage.app.handle(.text(String(letter)))
                stage.show()
                await arrive(stage)
                stage.show()
                wall.append(Figures.since(start))
                processor.append(Figures.allProcessorMilliseconds() - before)
            }
            let shown =
                stage.app.search.mode == .words ? stage.app.search.text : stage.app.search.fridge + ", "
            if shown != text { tellCook("It was not typed: “\(shown)” instead of “\(text)”.") }
        }
        tell(what, wall, processor, aim: "p95 ≤ 30 ms")
    }

    /// Sleeps until the answers that are out have come in, as the window does.
    private static func arrive(_ stage: Rehearsal) async {
        while stage.app.services.errands.pending > 0 {
            usleep(100)
            await Task.yield()
        }
    }

    // MARK: Scrolling

    private enum List: String, CaseIterable {
        case home = "Home", search = "search results", favourites, history, own = "my recipes"

        var route: Route {
            switch self {
            case .home: .home
            case .search: .search
            case .favourites: .favourites
            case .history: .history
            case .own: .myRecipes
            }
        }
    }

    /// What one picture costs the main actor, which may go on another thread after a pause.
    private struct Work {
        var wall = 0.0
        var processor = 0.0

        mutating func add(_ work: () -> Void) {
            let start = ContinuousClock.now, before = Figures.processorMilliseconds()
            work()
            wall += Figures.since(start)
            processor += Figures.processorMilliseconds() - before
        }
    }

    /// Ten seconds of a turning wheel, sixty pictures a second, down and for the last third up again.
    private static func scroll(_ list: List, _ stage: Rehearsal) async {
        let app = stage.app
        app.goHome()
        if list == .search {
            app.search.use(.words, app)
            app.search.type("chicken", app)
        }
        if list != .home { app.show(list.route) }
        await stage.settle()
        await stage.paint()
        let middle = Point(stage.size.width / 2, stage.size.height / 2)
        var wall: [Double] = [], processor: [Double] = []
        for picture in 0..<600 {
            var work = Work()
            work.add {
                app.handle(.wheel(at: middle, x: 0, y: picture < 400 ? 48 : -48))
                stage.tick(Motion.frame)
                if app.isStale { stage.show() }
            }
            // What has been read meanwhile comes in, and is painted, before the next picture is due.
            repeat {
                await Task.yield()
                if app.isStale { work.add { stage.show() } }
            } while app.isStale
            wall.append(work.wall)
            processor.append(work.processor)
            let rest = Motion.frame * 1000 - work.wall
            if rest > 0 { usleep(UInt32(rest * 1000)) }
        }
        tell("a picture of scrolling \(list.rawValue)", wall, processor, aim: "≤ 16 ms")
        let late = (wall.count { $0 > 16 }, processor.count { $0 > 16 })
        Figures.tell(
            "  pictures of \(wall.count) that came late",
            "\(late.0); by the processor alone \(late.1)   (aim 0)")
    }
}
