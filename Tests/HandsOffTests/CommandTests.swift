import Foundation
import HandsOff
import Language
import Library
import Recipes
import Testing

/// What becomes of the commands' output, of their input, and of them.
@Suite("Commands at a terminal", .timeLimit(.minutes(3))) struct CommandTests {
    private let scratch = FileManager.default.temporaryDirectory.appending(
        path: "hands-off-\(UUID().uuidString)")

    /// Does something in a folder of its own.
    private func inScratch(_ work: (URL) async throws -> Void) async throws {
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        try await work(scratch)
    }

    private func library(_ folder: URL, _ recipes: [Recipe]) async throws -> String {
        let path = folder.appending(path: "library.sqlite").path
        let box = try RecipeBox.open(at: path, with: Boxes.all)
        try await box.stock([], pictures: [], version: 1000, at: 0)
        try await box.save(recipes, at: 0)
        try box.close()
        return path
    }

    @Test(
        "with descriptors that are closed they work, or say that their output is lost",
        arguments: ["<&-", ">&-", "2>&-", "<&- >&-", "<&- 2>&-", ">&- 2>&-", "<&- >&- 2>&-"])
    func closed(which: String) async throws {
        try await inScratch { folder in
            let library = try await library(
                folder, [Recipe(id: "a", title: "Soup", steps: [Step(text: "Stir.")])])
            let run = try CommandRun(
                "exec \"$0\" export --as json --library \"$1\" --to \"$2\" \(which)", library, folder.path)
            #expect(run.signal == nil)
            #expect(
                run.status == (which.contains(">&- ") || which.hasSuffix(" >&-") || which == ">&-" ? 74 : 0))
            #expect(FileManager.default.fileExists(atPath: folder.appending(path: "Soup.json").path))
        }
    }

    @Test(
        "whose output can't be written end with a status and a sentence",
        arguments: [
            "doctor", "--help", "--version", "help import", "read --ingredients",
            "import \"$1\" --library \"$2\"",
            "export --library \"$2\" --to \"$3\"", "read --json \"$1\"",
        ])
    func full(command: String) async throws {
        try await inScratch { folder in
            let soup = folder.appending(path: "soup.cook")
            try Data("---\ntitle: Soup\n---\nStir @salt{}.\n".utf8).write(to: soup)
            let library = try await library(
                folder, [Recipe(id: "a", title: "Cake", steps: [Step(text: "Bake.")])])
            let run = try CommandRun(
                "echo '2 eggs' | \"$0\" \(command) >/dev/full", soup.path, library, folder.path)
            #expect(run.status != 0)
            #expect(run.signal == nil)
            #expect(run.errors.contains("Not all of the output could be written: No space left on device."))
        }
    }

    @Test("end quietly when whoever reads them has gone, as is usual") func pipe() throws {
        // The reader goes before anything is written: it closes its end, and only then lets the writer begin.
        let after = "{ exec <&-; echo go >\"$1\"; }"
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let fifo = scratch.appending(path: "fifo").path, said = scratch.appending(path: "said").path
        let printing = try CommandRun(
            "mkfifo \"$1\"; { read go <\"$1\"; \"$0\" --help; echo $? >\"$2\"; } | \(after); cat \"$2\"",
            fifo, said)
        #expect(printing.output == "141\n")
        #expect(printing.errors.isEmpty)
        // What is told may get lost; the command's own status is what counts.
        let telling = try CommandRun(
            "{ read go <\"$1\"; \"$0\" read 2>&1 >/dev/null; echo $? >\"$2\"; } | \(after); cat \"$2\"", fifo,
            said)
        #expect(telling.output == "64\n")
    }

    @Test("print no title that a terminal would obey, and no second line that is none") func titles()
        async throws
    {
        let bad = "Soup\u{1B}]0;x\u{7}\u{9B}2J\u{202E}\nnew      Cake"
        try await inScratch { folder in
            let library = try await library(
                folder, [Recipe(id: "a", title: bad, steps: [Step(text: "Stir.")])])
            let file = folder.appending(path: "soup.json")
            let json = try JSONSerialization.data(withJSONObject: [
                "@context": "https://schema.org", "@type": "Recipe", "name": bad + "!",
                "recipeIngredient": ["1 egg\u{9B}"], "recipeInstructions": ["Stir\u{202E}."],
            ])
            try json.write(to: file)
            for command in [
                "import \"$2\" --library \"$1\"", "export --library \"$1\" --to \"$3\"",
                "export --library \"$1\" --to \"$3\" \"$5\" \"?$5\"", "read --json \"$2\"",
                "doctor --library \"$4\"",
                "\"--$5\"", "gestures \"$5\"", "session \"$5\"",
            ] {
                let run = try CommandRun(
                    "\"$0\" \(command)", library, file.path, folder.path, folder.path + "/" + bad, bad)
                for scalar in (run.output + run.errors).unicodeScalars {
                    #expect(scalar == "\n" || scalar.escapedInJSON == nil, "\(command): \(scalar.value)")
                }
                #expect(!(run.output + run.errors).contains("\nnew      Cake"), "\(command)")
            }
        }
    }

    @Test("say where a file is, whatever way its folder was named") func places() async throws {
        try await inScratch { folder in
            let library = try await library(
                folder, [Recipe(id: "a", title: "Soup", steps: [Step(text: "Stir.")])])
            let deep = folder.appending(path: "a/b").path
            for to in [deep, deep + "/", "a/b", "./a/../a/b/"] {
                let run = try CommandRun(
                    "cd \"$1\" && \"$0\" export --as json --library \"$2\" --to \"$3\"", folder.path, library,
                    to)
                #expect(run.status == 0)
                let path = run.output.trimmingCharacters(in: .newlines)
                #expect(path.hasPrefix("/") && path.hasSuffix(".json") && path.contains("/a/b/Soup"))
                #expect(FileManager.default.fileExists(atPath: path))
            }
        }
    }

    @Test("say which version they are, and show their help") func version() throws {
        #expect(try CommandRun("\"$0\" --version").output == ProgramVersion.text + "\n")
        #expect(try CommandRun("\"$0\" doctor").output.contains("Hands Off \(ProgramVersion.text)\n"))
        let help = try CommandRun("\"$0\" --help")
        #expect(help.status == 0)
        #expect(help.output.contains("--version") && help.output.contains("hands-off cook <title-or-id>"))
        #expect(help.output.contains("import") && !help.output.contains("canon"))
        #expect(help.errors.isEmpty)
        let wrong = try CommandRun("\"$0\" --nonsense")
        #expect(wrong.status == 64 && wrong.output.isEmpty && wrong.errors.contains("--nonsense"))
    }

    @Test(
        "a full disk is said once, and no half of a file is left",
        .enabled(
            if: canMount, "this system lets nobody mount; a limit to SQLite's pages shows it for the library")
    )
    func fullDisk() async throws {
        try await inScratch { folder in
            let library = try await library(
                folder,
                (0..<40).map { Recipe(id: "\($0)", title: "Soup \($0)", steps: [Step(text: "Stir.")]) })
            let full = folder.appending(path: "full")
            try FileManager.default.createDirectory(at: full, withIntermediateDirectories: true)
            let user = geteuid() == 0 ? "" : "--user --map-root-user"
            let run = try CommandRun(
                """
                exec unshare \(user) --mount sh -c 'mount -t tmpfs -o size=64k none "$2" || exit 99
                    "$0" export --as json --library "$1" --to "$2"; status=$?
                    ls -A "$2" | grep -c unfinished; exit $status' "$0" "$1" "$2"
                """, library, full.path)
            #expect(run.status == 1)
            let lines = run.output.split(separator: "\n")
            #expect(lines.count > 2 && lines.count < 40 && lines.last == "0", "\(lines)")
            #expect(run.errors.hasPrefix("There is no room left in "))
            #expect(run.errors.split(separator: "\n").count == 1)
        }
    }

    private static let canMount =
        (try? CommandRun(
            "unshare \(geteuid() == 0 ? "" : "--user --map-root-user") --mount mount -t tmpfs none /tmp"))?
        .status == 0

    @Test("that are asked to end do so, and what they told of is there", arguments: [SIGINT, SIGTERM])
    func asked(signal: Int32) async throws {
        try await inScratch { folder in
            let path = try await library(
                folder,
                (0..<400).map { Recipe(id: "\($0)", title: "Soup \($0)", steps: [Step(text: "Stir.")]) })
            let out = folder.appending(path: "out")
            let export = try AskedProgram.run(
                ["export", "--library", path, "--as", "html", "--to", out.path], signal: signal, afterLines: 2
            )
            #expect(export.status == 128 + signal)
            #expect(export.lines.count < 400)
            for line in export.lines {
                #expect(try String(contentsOfFile: line, encoding: .utf8).hasSuffix("</html>\n"))
            }
            let files = try FileManager.default.contentsOfDirectory(atPath: out.path)
            #expect(!files.contains { $0.hasSuffix(".unfinished") })

            let things = try (0..<200).map { number in
                let file = folder.appending(path: "\(number).cook")
                try Data("---\ntitle: Cake \(number)\n---\nBake @eggs{\(number + 1)}.\n".utf8).write(to: file)
                return file.path
            }
            let taken = try AskedProgram.run(
                ["import", "--library", path] + things, signal: signal, afterLines: 2)
            #expect(taken.status == 128 + signal)
            let box = try RecipeBox.open(at: path, with: Boxes.all)
            let told = taken.lines.filter { $0.hasPrefix("new ") }.count
            #expect(told < 200)
            #expect(try await box.count() >= 400 + told)
            try await box.check()
            try box.close()
            #expect(taken.lines.last?.hasSuffix(Language.english.wording.importStopped) == true)
        }
    }

    @Test("leave nothing behind in the folder for passing things", arguments: [SIGINT, SIGTERM])
    func askedSession(signal: Int32) async throws {
        try await inScratch { folder in
            let script = folder.appending(path: "long.session"), passing = folder.appending(path: "tmp")
            try FileManager.default.createDirectory(at: passing, withIntermediateDirectories: true)
            let waits = String(repeating: "wait 1s\n", count: 20_000)
            try Data("library: empty\nwindow: 800x480\n---\n\(waits)".utf8).write(to: script)
            let session = try AskedProgram.run(
                ["session", "--verbose", script.path], signal: signal, afterLines: 2,
                environment: ["TMPDIR": passing.path])
            #expect(session.status == 128 + signal)
            #expect(try FileManager.default.contentsOfDirectory(atPath: passing.path) == [])
        }
    }

    @Test("end even if they never look up from their work", .timeLimit(.minutes(2))) func stuck() async throws
    {
        let endure = try AskedProgram.run(["endure", "--hours", "1000"], signal: SIGINT, afterLines: 0)
        #expect(endure.status == 130)
        try await inScratch { folder in
            let script = folder.appending(path: "long.session")
            // Long lines fill a pipe soon.
            let waits = String(
                repeating: "wait " + String(repeating: "0s ", count: 200) + "1s\n", count: 1000)
            try Data("library: empty\nwindow: 800x480\n---\n\(waits)".utf8).write(to: script)
            #expect(try AskedProgram.unheard(["session", "--verbose", script.path], signal: SIGTERM) == 143)
        }
    }
}
