import Foundation
import Stage
import Testing

@testable import Cooking
@testable import House
@testable import Kit

@Suite("What is set") struct SettingsTests {
    @Test("what is counted can always be counted on") func counted() throws {
        let json =
            #"{"slideshowsOpened":9223372036854775807,"verticalHints":-9223372036854775808,"volume":1e300}"#
        var settings = try JSONDecoder().decode(Settings.self, from: Data(json.utf8))
        settings.slideshowsOpened += 1
        settings.verticalHints -= 1
        #expect(settings.slideshowsOpened > 4 && settings.verticalHints == 0 && settings.volume == 1)
    }

    @Test("has the camera off until the cook says so (TR22)") func defaults() {
        #expect(!Settings().gestures)
    }

    @Test("has waves up and down off until the cook wants them") func vertical() {
        #expect(!Settings().watchesVertical)
    }

    @Test("is read even if parts are missing, unknown or nonsense") func tolerant() throws {
        let json =
            #"{"volume": 7, "theme": "plaid", "gestures": true, "later": [1, 2], "sensitivity": "much"}"#
        let settings = try JSONDecoder().decode(Settings.self, from: Data(json.utf8))
        #expect(settings.gestures)
        #expect(settings.volume == 1)
        #expect(settings.theme == .automatic)
        #expect(settings.sensitivity == 0.5)
    }

    @Test("survives being written and read") func roundTrip() throws {
        var settings = Settings()
        settings.theme = .dark
        settings.textSize = .largest
        settings.swapsDirection = true
        settings.watchesVertical = true
        settings.verticalHints = 2
        settings.knowsPractice = true
        settings.camera = "/dev/video2"
        #expect(try JSONDecoder().decode(Settings.self, from: JSONEncoder().encode(settings)) == settings)
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
