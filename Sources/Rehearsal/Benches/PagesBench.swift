public import HandsOff
import Foundation
import House
import Language
import Library
import Recipes
import Stage

/// `hands-off bench --pages --library FILE`: what typing and scrolling cost in a large library, through the
/// real program on a canvas in memory; `make bench-library` runs it.
///
/// Beside each time by the wall clock stands the processor's share, which other programs on the machine
/// don't lengthen.
@MainActor public enum PagesBench {
    /// - Returns: 0, or 1 if there is no library to measure.
    public static func run(_ options: LaunchOptions) async -> Int32 {
        setenv("SDL_AUDIODRIVER", "dummy", 0)
        let start = ContinuousClock.now, before = Figures.allProcessorMilliseconds()
        let rehearsal: Rehearsal
        do {
            rehearsal = try await Rehearsal(
                path: options.libraryPath, starters: Resources.starters, size: Size(1280, 800), theme: .light,
                camera: .none)
        } catch {
            tellCook(error.sentence(Language.english.wording))
            return 1
        }
        await rehearsal.paint()
        tell(
            "the app, from nothing to Home with its pictures", [Figures.since(start)],
            [Figures.allProcessorMilliseconds() - before])
        Figures.tell("recipes", "\((try? await rehearsal.host.services.box.count()) ?? 0)")
        await typing(rehearsal)
        for list in List.allCases { await scroll(list, rehearsal) }
        Figures.tell("memory, resident", Double(Figures.residentKiB()) / 1024, "MiB", aim: "≤ 250 MiB")
        await rehearsal.finish()
        return 0
    }

    /// Medians and 95th percentiles, by the wall clock and of the processor.
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
    private static func typing(_ rehearsal: Rehearsal) async {
        let app = rehearsal.app
        let words = app.host.language.wording
        // The first time pictures are drawn in the background, which a letter doesn't wait for but pays for
        // here.
        let rounds: [(name: String, diets: Set<Diet>)] = [
            (", pictures drawn besides", []), ("", []), (", one diet", [.vegetarian]),
            (", two diets", [.vegan, .glutenFree]),
        ]
        for (name, diets) in rounds {
            app.host.settings.diets = diets
            app.host.handle(.key(KeyPress("f", [.control])))
            await rehearsal.settle()
            rehearsal.press(words.byName)
            await letters(typed, "a letter to its results\(name)", rehearsal) { clear(rehearsal) }
            rehearsal.press(words.byFridge)
            await letters(fridges, "a letter to the fridge's\(name)", rehearsal) {
                rehearsal.press(words.emptyFridge)
            }
            rehearsal.press(words.byName)
            app.host.goHome()
            await rehearsal.settle()
        }
        app.host.settings.diets = []
        await rehearsal.settle()
    }

    private static func letters(
        _ texts: [String], _ what: String, _ rehearsal: Rehearsal, clear: () -> Void
    ) async {
        var wall: [Double] = [], processor: [Double] = []
        for text in texts {
            clear()
            await rehearsal.settle()
            for letter in text {
                let start = ContinuousClock.now, before = Figures.allProcessorMilliseconds()
                rehearsal.host.handle(.text(String(letter)))
                rehearsal.show()
                await arrive(rehearsal)
                rehearsal.show()
                wall.append(Figures.since(start))
                processor.append(Figures.allProcessorMilliseconds() - before)
            }
            // What is in the fridge stands in chips, and a name in its field.
            let shown = rehearsal.screen.joined(separator: "\n")
            let missing = text.split(separator: ", ").filter { !shown.contains($0) }
            if !missing.isEmpty { tellCook("It was not typed: “\(missing)” of “\(text)”.") }
        }
        tell(what, wall, processor, aim: "p95 ≤ 30 ms")
    }

    /// Empties the field that is typed into.
    private static func clear(_ rehearsal: Rehearsal) {
        rehearsal.host.handle(.key(KeyPress("a", .control)))
        rehearsal.host.handle(.key(KeyPress("delete")))
    }

    /// Sleeps until the answers that are out have come in, as the window does.
    private static func arrive(_ rehearsal: Rehearsal) async {
        while rehearsal.host.services.errands.pending > 0 {
            usleep(100)
            await Task.yield()
        }
    }

    // MARK: Scrolling

    private enum List: String, CaseIterable {
        case home = "Home", search = "search results", favourites, history, own = "my recipes"

        /// What the menu knows it by.
        var place: String {
            switch self {
            case .home: "home"
            case .search: "search"
            case .favourites: "favourites"
            case .history: "history"
            case .own: "myRecipes"
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
    private static func scroll(_ list: List, _ rehearsal: Rehearsal) async {
        let app = rehearsal.app
        app.host.goHome()
        if let place = app.host.menu.places.first(where: { $0.id == list.place }) { app.host.visit(place) }
        await rehearsal.settle()
        if list == .search {
            clear(rehearsal)
            for letter in "chicken" { app.host.handle(.text(String(letter))) }
        }
        await rehearsal.settle()
        await rehearsal.paint()
        let middle = Point(rehearsal.size.width / 2, rehearsal.size.height / 2)
        var wall: [Double] = [], processor: [Double] = []
        for picture in 0..<600 {
            var work = Work()
            work.add {
                app.host.handle(.wheel(at: middle, x: 0, y: picture < 400 ? 48 : -48))
                rehearsal.tick(Motion.frame)
                if app.host.isStale { rehearsal.show() }
            }
            // What has been read meanwhile comes in, and is painted, before the next picture is due.
            repeat {
                await Task.yield()
                if app.host.isStale { work.add { rehearsal.show() } }
            } while app.host.isStale
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
