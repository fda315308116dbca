import Foundation
import Gestures
import Stage
import Testing

@testable import HandsOff
@testable import House
@testable import Rehearsal

@Suite("A session script") struct SessionScriptTests {
    @Test("has a header and actions") func reads() throws {
        let script = try SessionScript(
            """
            library: empty            # nothing in it
            window: 800x480, 1280x800
            theme: dark
            ---
            tap "Start # now"
            double tap
            key ctrl+shift+Right
            wait 1m 30s
            crash after 2h
            """)
        #expect(script.header.library == .empty)
        #expect(script.header.windows == [.init(width: 800, height: 480), .init(width: 1280, height: 800)])
        #expect(script.header.themes == [.dark])
        #expect(
            script.lines.map(\.action) == [
                .tap("Start # now"), .doubleTap(nil), .key(KeyPress("right", [.control, .shift])), .wait(90),
                .crash(after: 7200),
            ])
        #expect(script.lines.map(\.number) == [5, 6, 7, 8, 9])
    }

    @Test("without a header is all actions") func headless() throws {
        #expect(try SessionScript("tap").lines.map(\.action) == [.tap(nil)])
    }

    @Test(
        "reads every action",
        arguments: [
            ("tap \"X\"", SessionAction.tap("X")), ("hold \"X\"", .hold("X")),
            ("double tap \"X\"", .doubleTap("X")),
            ("drag \"X\" left 300", .drag("X", x: -300, y: 0)), ("drag up 20", .drag(nil, x: 0, y: -20)),
            ("drag \"X\" by -40 12.5", .drag("X", x: -40, y: 12.5)),
            ("grab \"X\" left 30", .grab("X", x: -30, y: 0)), ("let go", .letGo),
            ("flick \"X\" right", .flick("X", x: 260, y: 0)), ("flick up", .flick(nil, x: 0, y: -260)),
            ("reorder \"Step 2\" up", .reorder("Step 2", rows: -1)),
            ("reorder \"Step 2\" down 3", .reorder("Step 2", rows: 3)),
            ("clear", .clear), ("paste \"2 l milk\"", .paste("2 l milk")),
            ("paste \"Stir.\\n\" times 2", .paste("Stir.\nStir.\n")),
            ("drop \"https://a.example\"", .drop([.text("https://a.example")])),
            ("drop file a b.json", .drop([.file("a b.json")])),
            ("drop files \"a b\" \"c\"", .drop([.file("a b"), .file("c")])),
            ("expect field \"Title\" has \"soup\"", .expectField("Title", has: "soup")),
            ("refuse field \"Title\" has \"\"", .refuseField("Title", has: "")),
            ("expect clipboard \"X\"", .expectClipboard("X")),
            ("scroll down 100", .scroll(x: 0, y: 100)), ("scroll up", .scroll(x: 0, y: -144)),
            ("type \"basil\"", .type("basil")),
            ("wave previous", .wave(.previous)), ("sweep right", .sweep(.right)),
            ("sweep left 0.3", .sweep(.left, needs: 0.3)),
            ("nearly way-back", .nearly(.wayBack, .next)),
            ("nearly too-slow previous", .nearly(.tooSlow, .previous)),
            ("meter 0.6", .meter(0.6, .next)), ("meter 1 previous", .meter(1, .previous)),
            ("camera clips/a b.mp4", .camera("clips/a b.mp4")),
            ("unplug", .unplug),
            ("plug in", .plug), ("wait 200ms", .wait(0.2)), ("expect \"5 > 3\"", .expect("5 > 3")),
            ("refuse \"X\"", .refuse("X")),
            ("hear camera-on", .hear(.cameraOn)), ("silence", .silence),
            ("picture step-2", .picture("step-2")),
            ("resize 800x480", .resize(.init(width: 800, height: 480))), ("restart", .restart(after: 0)),
        ])
    func action(text: String, action: SessionAction) throws {
        #expect(try SessionScript(text).lines.first?.action == action)
    }

    @Test(
        "says which line is wrong",
        arguments: [
            "jump", "tap X", "wave sideways", "sweep next", "sweep left 3", "nearly", "nearly there",
            "meter 2",
            "hear thunder", "wait soon", "wait 90000s", "picture ../../x",
            "key", "drag left",
            "expect", "expect field", "expect field \"X\"", "refuse field \"X\" \"Y\"", "clear it",
            "grab \"X\"", "let me", "reorder \"X\"", "reorder \"X\" left", "flick", "drag \"X\" by 3",
            "drop file",
            "tap \"X", "window: tiny\n---", "library: starter\ncolour: red\n---", "restart now",
        ])
    func refuses(text: String) {
        #expect(throws: SessionError.self) { try SessionScript(text) }
    }

    @Test("that fails says where, why, and what was on the screen") @MainActor func fails() async throws {
        let script = try SessionScript("library: empty\n---\nexpect \"No recipes yet\"\nexpect \"Lasagne\"")
        let failure = try #require(
            await Session.play(script, folder: URL(filePath: "/"), pictures: nil))
        #expect(failure.error.line == 4)
        #expect(failure.error.reason == "“Lasagne” is not on the screen.")
        #expect(failure.screen.contains("No recipes yet"))
    }

    @Test("hears nothing that was not played, and nothing at all when muted") @MainActor func hears()
        async throws
    {
        let wrong = try SessionScript("tap \"Settings\"\nhear next")
        #expect(await Session.play(wrong, folder: URL(filePath: "/"), pictures: nil)?.error.line == 2)
        let muted = try SessionScript(
            "tap \"Settings\"\ntap \"Sounds\"\ntap \"Back\"\ntap \"Start cooking\"\ntap \"Got it\"\nkey right\nsilence\nhear next"
        )
        #expect(await Session.play(muted, folder: URL(filePath: "/"), pictures: nil)?.error.line == 8)
    }

    @Test("has a word for whatever may be wanting", arguments: Shortfall.allCases)
    func shortfalls(shortfall: Shortfall) {
        let word = shortfall.rawValue.reduce(into: "") {
            $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)"
        }
        #expect(Shortfall(word: word) == shortfall)
    }
}
