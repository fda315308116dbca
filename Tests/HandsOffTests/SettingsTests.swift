import Foundation
import Gestures
import Language
import Library
import Ordering
import Recipes
import Stage
import Testing

@testable import Cooking
@testable import Flicking
@testable import Foraging
@testable import HandsOff
@testable import House
@testable import Kit
@testable import Shelves
@testable import Shopping
@testable import Tutorials

@Suite("What is set") struct SettingsTests {
    @Test("what is counted can always be counted on") func counted() throws {
        var settings = Settings(kept: [
            "slideshowsOpened": "9223372036854775807", "volume": "1e300",
        ])
        settings.slideshowsOpened += 1
        #expect(settings.slideshowsOpened > 4 && settings.volume == 1)
    }

    @Test("has the camera off until the cook says so (TR22)") func defaults() {
        #expect(!Settings().gestures)
    }

    @Test("is read even if parts are missing, unknown or nonsense") func tolerant() throws {
        let settings = Settings(kept: [
            "volume": "7", "theme": #""plaid""#, "gestures": "true", "later": "[1, 2]",
            "sensitivity": #""much""#,
        ])
        #expect(settings.gestures)
        #expect(settings.volume == 1)
        #expect(settings.theme == .automatic)
        #expect(settings.sensitivity == 0.5)
    }

    /// Sets a key to something that it is not at first; returns whether what was kept of it is read as that
    /// again.
    private struct Change {
        let name: String
        let survives: (RecipeBox) async throws -> Bool

        init<Value: Sendable>(
            _ path: any KeyPath<SettingKeys, SettingKey<Value>> & Sendable, _ value: Value
        ) {
            name = SettingKeys()[keyPath: path].name
            survives = { box in
                var settings = Settings()
                if settings[dynamicMember: path] == value { return false }
                settings[dynamicMember: path] = value
                try await settings.save(in: box, since: Settings())
                let read = try await Settings.read(from: box)
                if read[dynamicMember: path] != value || read != settings { return false }
                // And back to the first day.
                try await Settings().save(in: box, since: settings)
                return try await Settings.read(from: box) == Settings()
            }
        }
    }

    /// What three waves have taught.
    private static var taught: TaughtWaves? {
        let text =
            #"{"waves":[{"values":{"size":12}},{"values":{}},{"values":{"room":0.3}}],"camera":"/dev/video2"}"#
        return try? JSONDecoder().decode(TaughtWaves.self, from: Data(text.utf8))
    }

    private static var changes: [Change] {
        [
            Change(\.gestures, true), Change(\.swapsDirection, true),
            Change(\.sensitivity, 0.1), Change(\.showsPreview, false),
            Change(\.camera, "/dev/video2"), Change(\.keepsRate, true), Change(\.taughtWaves, Self.taught),
            Change(\.knowsPractice, true), Change(\.listens, true), Change(\.needsWakeWord, false),
            Change(\.speechModel, "/home/cook/model"),
            Change(\.sounds, false),
            Change(\.volume, 0.15), Change(\.haptics, false),
            Change(\.readsAloud, true), Change(\.readsIngredients, true), Change(\.readingSpeed, 1.3),
            Change(\.waveBackReads, true),
            Change(\.showsSubtitles, false), Change(\.savesData, true), Change(\.worksOffline, true),
            Change(\.hearsFilms, false),
            Change(\.notifications, Notifications(isOn: false, silenced: [.timers, .resume])),
            Change(\.reducedMotion, true), Change(\.theme, .dark), Change(\.textSize, .largest),
            Change(\.language, .german), Change(\.measures, .us), Change(\.diets, [.vegan, .nutFree]),
            Change(\.without, [.celery]), Change(\.avoided, ["Rosenkohl", "okra"]),
            Change(\.knowsControls, true), Change(\.slideshowsOpened, 7), Change(\.flicksByWave, true),
            Change(\.knowsFlick, true), Change(\.shopsByAisle, true), Change(\.hidesStarters, true),
            Change(\.hidesFigures, true), Change(\.looksUpBarcodes, true),
            Change(\.edamamID, "5a1ad0e7"), Change(\.flicksEdamam, true),
            Change(\.comparesWeight, true), Change(\.ordersByWave, true),
            Change(\.showsMiseEnPlace, true), Change(\.browseOrder, .stars), Change(\.browsesByLines, true),
        ]
    }

    @Test("survives being written and read, every part of it") func roundTrip() async throws {
        let box = try RecipeBox.inMemory()
        for change in Self.changes { #expect(try await change.survives(box), "\(change.name)") }
        #expect(Set(Self.changes.map(\.name)) == Set(SettingKeys.all.map(\.name)))
    }

    @Test("has a name of its own for every part, and every key of the sources is among them") func names()
        throws
    {
        let names = SettingKeys.all.map(\.name)
        #expect(Set(names).count == names.count)
        let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources")
        let files = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
        var declared: [String] = []
        for file in files where file.hasSuffix(".swift") && file.contains("SettingKeys+") {
            let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
            declared += text.matches(of: /SettingKey\("(\w+)"/).map { String($0.1) }
        }
        #expect(declared.sorted() == names.sorted())
    }

    @Test("is the same before and after it is read once and for all") func prepared() {
        let settings = Settings(kept: ["volume": "0.15", "theme": #""dark""#, "later": "[1, 2]"])
        var prepared = settings
        for key in SettingKeys.all { key.prepare(&prepared) }
        #expect(prepared == settings && prepared.volume == 0.15 && prepared.theme == .dark)
    }

    @Test("keeps what a later version has set") func later() async throws {
        let box = try RecipeBox.inMemory()
        let first = Settings(kept: ["later": #"{"a":[1,2]}"#, "volume": "0.2"])
        try await first.save(in: box, since: Settings())
        var settings = try await Settings.read(from: box)
        settings.volume = 0.4
        try await settings.save(in: box, since: first)
        #expect(try await Settings.read(from: box).kept["later"] == #"{"a":[1,2]}"#)
    }
}

@Suite("The wheel") struct WheelRuleTests {
    @Test("turns a page a notch") func notch() {
        var rule = WheelRule()
        #expect(rule.turn(by: 48, at: 0) == 48)
        #expect(rule.turn(by: 48, at: 0.5) == 48)
        #expect(rule.turn(by: -48, at: 1) == -48)
    }

    @Test("of a touchpad turns one page a push, however long the push is") func touchpad() {
        var rule = WheelRule()
        let turns = (0..<40).compactMap { rule.turn(by: 9, at: Double($0) * 0.01) }
        #expect(turns.count <= 2)
        #expect(!turns.isEmpty)
    }

    @Test("forgets small turns that are long past") func forgets() {
        var rule = WheelRule()
        #expect(rule.turn(by: 30, at: 0) == nil)
        #expect(rule.turn(by: 30, at: 2) == nil)
    }
}

@Suite("The palette") struct PaletteTests {
    @Test(
        "can be read: text at least 4.5, what is large or drawn at least 3 (WCAG 2.2)",
        arguments: [true, false])
    func contrast(isDark: Bool) {
        let colors: Palette = isDark ? .dark : .light
        for ground in [colors.paper, colors.card] {
            #expect(colors.ink.contrast(with: ground) >= 7)
            #expect(colors.softInk.contrast(with: ground) >= 4.5)
            #expect(colors.tomato.contrast(with: ground) >= 4.5)
            #expect(colors.saffron.contrast(with: ground) >= 4.5)
            #expect(colors.sage.contrast(with: ground) >= 4.5)
        }
        #expect(colors.onTomato.contrast(with: colors.tomato) >= 4.5)
        #expect(colors.saffron.contrast(with: colors.saffronTint) >= 4.5)
        #expect(colors.ink.contrast(with: colors.blush) >= 4.5)
    }
}
