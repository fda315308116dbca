import Testing

@testable import Tutorials

@Suite("What is remembered of a film") struct FilmSeenTests {
    @Test("goes on where one stopped") func goesOn() {
        var seen = FilmSeen()
        seen.note(40, of: 100)
        #expect(seen.goesOnAt == 40 && seen.part == 0.4 && !seen.isFinished)
        seen.note(20, of: 100)
        #expect(seen.goesOnAt == 20 && seen.furthest == 40)
    }

    @Test("begins anew after some seconds, and at the end") func anew() {
        var seen = FilmSeen()
        seen.note(2.9, of: 100)
        #expect(seen.goesOnAt == 0)
        seen.note(100, of: 100)
        #expect(seen.goesOnAt == 0 && seen.part == 0 && seen.isFinished)
        seen.note(30, of: 100)
        #expect(seen.isFinished && seen.goesOnAt == 30)
    }

    @Test("counts as watched without its credits", arguments: [(8.0, 1.5), (62, 2.48), (100, 4), (5400, 15)])
    func credits(_ seconds: Double, _ rest: Double) {
        #expect(abs(FilmSeen.rest(of: seconds) - rest) < 1e-9)
        var seen = FilmSeen()
        seen.note(seconds - rest - 0.5, of: seconds)
        #expect(!seen.isFinished)
        seen.note(seconds - rest + 0.01, of: seconds)
        #expect(seen.isFinished)
    }

    @Test("is nothing of a film without a length, or of nonsense") func nonsense() {
        var seen = FilmSeen()
        seen.note(.nan, of: 100)
        #expect(seen == FilmSeen())
        seen.note(-5, of: 100)
        #expect(seen.position == 0)
        seen.note(500, of: 100)
        #expect(seen.position == 100)
        var endless = FilmSeen()
        endless.note(50, of: 0)
        #expect(endless.part == 0 && endless.goesOnAt == 50 && !endless.isFinished)
    }
}

@Suite("Chapters") struct FilmChaptersTests {
    private let chapters = FilmChapters(
        [.init(start: 20, title: "C"), .init(start: 0, title: "A"), .init(start: 10, title: "B")], of: 30)

    @Test("lie in their order") func order() { #expect(chapters.list.map(\.title) == ["A", "B", "C"]) }

    @Test(
        "tell which one it is",
        arguments: [(0.0, 0), (9.9, 0), (9.97, 1), (10, 1), (19, 1), (20, 2), (400, 2)])
    func now(_ time: Double, _ place: Int) { #expect(chapters.index(at: time) == place) }

    @Test("lead on", arguments: [(0.0, 10.0), (9.0, 10), (10, 20), (19, 20)])
    func next(_ time: Double, _ start: Double) { #expect(chapters.next(after: time) == start) }

    @Test("end") func end() {
        #expect(chapters.next(after: 20) == nil && chapters.next(after: 29) == nil)
        #expect(chapters.previous(before: 0) == nil)
    }

    @Test(
        "lead back to this one's beginning, and at its beginning to the one before",
        arguments: [(29.0, 20.0), (22, 10), (20, 10), (14, 10), (12, 0), (2, 0)])
    func back(_ time: Double, _ start: Double) { #expect(chapters.previous(before: time) == start) }

    @Test("leave out what lies beyond the film, doubles, and one that is all of it") func mended() {
        let mended = FilmChapters(
            [
                .init(start: 5, title: "x"), .init(start: 5.05, title: "y"),
                .init(start: .infinity, title: "z"),
                .init(start: -1, title: "w"), .init(start: 99, title: "v"), .init(start: 8, title: "u"),
            ], of: 30)
        #expect(mended.list.map(\.title) == ["x", "u"])
        #expect(FilmChapters([.init(start: 0, title: "All")], of: 30).isEmpty)
        #expect(!FilmChapters([.init(start: 12, title: "Later")], of: 30).isEmpty)
        #expect(FilmChapters([.init(start: 5, title: "x"), .init(start: 9, title: "y")]).list.count == 2)
    }

    @Test("without any there is no way") func none() {
        let none = FilmChapters()
        #expect(none.index(at: 5) == nil && none.next(after: 5) == nil && none.previous(before: 5) == 0)
    }
}

@Suite("The timeline of a film") struct FilmTimelineTests {
    private let line = FilmTimeline(seconds: 60, width: 600)

    @Test("goes from side to side", arguments: [(0.0, 0.0), (15, 150), (60, 600), (-4, 0), (99, 600)])
    func places(_ time: Double, _ x: Double) { #expect(line.x(time) == x) }

    @Test("and back", arguments: [(0.0, 0.0), (0.25, 15), (1, 60), (-1, 0), (7, 60), (.nan, 0)])
    func times(_ part: Double, _ time: Double) { #expect(line.time(atPart: part) == time) }

    @Test("keeps what lies over it within its ends", arguments: [(0.0, 0.0), (30, 250), (60, 500)])
    func over(_ time: Double, _ left: Double) { #expect(line.left(of: 100, over: time) == left) }

    @Test("of a film without a length has only a beginning") func endless() {
        let line = FilmTimeline(seconds: 0, width: 600)
        #expect(line.x(10) == 0 && line.time(atPart: 0.5) == 0 && line.part(.nan) == 0)
    }
}

@Suite("What a film is controlled with") struct FilmControlsTests {
    @Test("goes three seconds after the last movement") func goes() {
        var controls = FilmControls(at: 100)
        #expect(controls.isShown(at: 102.9, stays: false) && controls.deadline(at: 102, stays: false) == 103)
        #expect(!controls.isShown(at: 103, stays: false) && controls.deadline(at: 103, stays: false) == nil)
        controls.stir(at: 110)
        #expect(controls.isShown(at: 112, stays: false) && controls.deadline(at: 112, stays: false) == 113)
    }

    @Test("stays while nothing plays") func stays() {
        let controls = FilmControls(at: 100)
        #expect(controls.isShown(at: 900, stays: true) && controls.deadline(at: 900, stays: true) == nil)
    }

    @Test("has speeds in steps, and an end of them") func speeds() {
        #expect(FilmSpeed.faster(than: 1) == 1.25 && FilmSpeed.slower(than: 1) == 0.75)
        #expect(FilmSpeed.faster(than: 2) == nil && FilmSpeed.slower(than: 0.5) == nil)
        #expect(FilmSpeed.next(after: 2) == 0.5 && FilmSpeed.next(after: 0.5) == 0.75)
    }

    @Test(
        "says times as they are read",
        arguments: [
            (0.0, "0:00"), (7.9, "0:07"), (72, "1:12"), (3599, "59:59"), (3600, "1:00:00"), (3723, "1:02:03"),
            (-3, "0:00"), (.nan, "0:00"), (.infinity, "0:00"), (1e12, "99:59:59"),
        ])
    func clock(_ seconds: Double, _ text: String) { #expect(FilmClock.text(seconds) == text) }
}
