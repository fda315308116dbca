import Foundation
import GRDB
import Testing

@testable import Library

@Suite("Settings by their names") struct SettingsTests {
    let box: RecipeBox
    init() throws { box = try RecipeBox.inMemory() }

    private struct All: Codable, Hashable {
        var volume = 0.7
        var theme = "dark"
        var avoided = ["liver", "\"tripe\""]
        var camera: String?
    }

    @Test("A setting is kept as it was written, and nil is as it comes") func one() async throws {
        try await box.set("0.25", forSetting: "volume")
        try await box.set("{\"a\": [1, 2]}", forSetting: "odd \"name\"")
        #expect(try await box.settings() == ["volume": "0.25", "odd \"name\"": "{\"a\": [1, 2]}"])
        try await box.set(nil, forSetting: "volume")
        try await box.set(nil, forSetting: "never set")
        #expect(try await box.settings().keys.map(\.self) == ["odd \"name\""])
    }

    @Test("Several are set together or not at all") func together() async throws {
        try await box.set(["a": "1", "b": "2"])
        try await box.write { db in
            try db.execute(
                sql: """
                    CREATE TRIGGER refusing BEFORE INSERT ON preference WHEN NEW.name = 'z'
                    BEGIN SELECT RAISE(ABORT, 'no'); END
                    """)
        }
        await #expect(throws: LibraryError.self) { try await box.set(["a": "9", "b": nil, "z": "1"]) }
        #expect(try await box.settings() == ["a": "1", "b": "2"])
    }

    @Test("All of them in one text, as the app still asks for them, are the same ones") func whole()
        async throws
    {
        #expect(try await box.setting("settings", as: All.self) == nil)
        try await box.set(All(), for: "settings")
        #expect(
            try await box.settings() == [
                "volume": "0.7", "theme": "\"dark\"", "avoided": #"["liver","\"tripe\""]"#,
            ])
        #expect(try await box.setting("settings") == All())
        try await box.set("\"light\"", forSetting: "theme")
        var all = All(theme: "light")
        #expect(try await box.setting("settings") == all)
        all.camera = "/dev/video2"
        try await box.set(all, for: "settings")
        try await box.set(All?.none, for: "settings")
        #expect(try await box.settings() == [:])
        // What the program remarks for itself is none of them.
        try await box.set(3, for: "starters.version")
        #expect(try await box.settings() == [:])
        #expect(try await box.setting("starters.version") == 3)
    }

    /// As a version before the third left them.
    private static let texts: [(text: String, settings: [String: String])] = [
        (
            #"{"volume":0.5,"theme":"dark","sounds":true,"camera":null,"diets":["vegan"],"told":{"a":[]}}"#,
            [
                "volume": "0.5", "theme": "\"dark\"", "sounds": "true", "diets": "[\"vegan\"]",
                "told": "{\"a\":[]}",
            ]
        ),
        (#"{"a":1,"a":2}"#, ["a": "1"]), ("{}", [:]), ("[1,2]", [:]), ("\"text\"", [:]), ("no JSON {", [:]),
        ("", [:]),
    ]

    @Test("One text of an earlier version becomes a row for each, whatever it was", arguments: texts.indices)
    func migrated(place: Int) async throws {
        let (text, settings) = Self.texts[place]
        let queue = try DatabaseQueue(), schema = LibrarySchema()
        try schema.migrate(queue, to: ["v1", "v2"])
        try await queue.write { db in
            try db.execute(sql: "INSERT INTO setting (key, value) VALUES ('settings', ?)", arguments: [text])
            try db.execute(sql: "INSERT INTO setting (key, value) VALUES ('deck.seed', '7')")
        }
        try schema.migrate(queue)
        let box = RecipeBox(database: queue, path: "")
        #expect(try await box.settings() == settings)
        #expect(try await box.setting("deck.seed") == 7)
    }
}
