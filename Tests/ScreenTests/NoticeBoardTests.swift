import Foundation
import Testing

@testable import Screen

/// The desktop's messages, on a bus of the test's own.
@Suite("The desktop's notice board (TR19)", .serialized, .timeLimit(.minutes(1))) struct NoticeBoardTests {
    private static let daemon = "/usr/bin/dbus-daemon", monitor = "/usr/bin/dbus-monitor"
    private static var isThere: Bool {
        [daemon, monitor].allSatisfy(FileManager.default.isExecutableFile(atPath:))
    }

    private func start(_ program: String, _ arguments: [String]) throws -> (Process, FileHandle) {
        let process = Process(), pipe = Pipe()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        return (process, pipe.fileHandleForReading)
    }

    /// Reads on until a text has come, or the program has ended.
    private func read(_ file: FileHandle, until text: String) -> String {
        var read = ""
        while !read.contains(text) {
            let more = file.availableData
            if more.isEmpty { break }
            read += String(decoding: more, as: UTF8.self)
        }
        return read
    }

    @Test("says what is wrong when there is no bus, and starts none") func none() async {
        let before = ProcessInfo.processInfo.environment["DBUS_SESSION_BUS_ADDRESS"]
        setenv("DBUS_SESSION_BUS_ADDRESS", "", 1)
        defer { before.map { _ = setenv("DBUS_SESSION_BUS_ADDRESS", $0, 1) } }
        #expect(await NoticeBoard(program: "Hands Off").post(title: "a", text: "b") == "no session bus")
        setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere/at/all", 1)
        #expect(
            await NoticeBoard(program: "Hands Off").post(title: "a", text: "b")?.contains("/nowhere") == true)
    }

    @Test("asks the desktop as it is to be asked, and lives on when nobody answers", .enabled(if: isThere))
    func posts() async throws {
        let (daemon, said) = try start(
            Self.daemon, ["--session", "--nofork", "--nopidfile", "--print-address=1"])
        defer { kill(daemon.processIdentifier, SIGKILL) }
        let address = read(said, until: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
        let before = ProcessInfo.processInfo.environment["DBUS_SESSION_BUS_ADDRESS"]
        setenv("DBUS_SESSION_BUS_ADDRESS", address, 1)
        defer { setenv("DBUS_SESSION_BUS_ADDRESS", before ?? "", 1) }
        let (monitor, seen) = try start(
            Self.monitor, ["--address", address, "interface='org.freedesktop.Notifications'"])
        defer { kill(monitor.processIdentifier, SIGKILL) }
        // It listens once it has said so.
        _ = read(seen, until: "NameLost")

        let board = NoticeBoard(program: "Hands Off")
        let answer = await board.post(title: "Soup: time is up", text: "Salt & pepper <now>")
        try #require(answer?.contains("org.freedesktop.Notifications") == true)
        let message = read(seen, until: "int32 -1")
        for part in [
            "member=Notify", "string \"Hands Off\"", "uint32 0", "string \"Soup: time is up\"",
            "string \"Salt &amp; pepper &lt;now&gt;\"",
        ] {
            #expect(message.contains(part), "\(message)")
        }
    }
}
