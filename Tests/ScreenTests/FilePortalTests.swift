import CDBus
import Foundation
import Synchronization
import Testing

@testable import Screen

/// The desktop's own file chooser, pretended on a bus of the test's own.
@Suite("The desktop's file chooser", .serialized, .timeLimit(.minutes(1))) struct FilePortalTests {
    private static var hasBus: Bool { FileManager.default.isExecutableFile(atPath: TestBus.daemon) }

    private func ask(_ wish: FileWish) async -> FileAnswer {
        await withCheckedContinuation { answer in
            FilePortal.ask(wish) { answer.resume(returning: $0) }
        }
    }

    @Test("is not there where no bus is") func noBus() async {
        let before = ProcessInfo.processInfo.environment["DBUS_SESSION_BUS_ADDRESS"]
        setenv("DBUS_SESSION_BUS_ADDRESS", "", 1)
        defer { before.map { _ = setenv("DBUS_SESSION_BUS_ADDRESS", $0, 1) } }
        let answer = await ask(FileWish(title: "Which?", .folder, in: nil))
        #expect(answer == .noChooser(cause: "no session bus"))
    }

    @Test("is not there where the desktop has none", .enabled(if: hasBus)) func noPortal() async throws {
        let bus = try TestBus()
        defer { bus.end() }
        let answer = await ask(FileWish(title: "Which?", .folder, in: nil))
        guard case .noChooser(let cause) = answer else {
            Issue.record("\(answer)")
            return
        }
        #expect(cause.contains("org.freedesktop.portal.Desktop"))
    }

    @Test(
        "is asked for a file as the portal's documentation says, and its choice is a path",
        .enabled(if: hasBus))
    func openFile() async throws {
        let bus = try TestBus()
        defer { bus.end() }
        let portal = try PretendedPortal(bus.address, answers: (0, "file:///home/ada/A%20soup.JSON"))
        let wish = FileWish(
            title: "Which back-up?", .file(endings: ["json"]), deed: "Take it", fitting: "Back-ups",
            in: "/home/ada/Dökumente")
        #expect(await ask(wish) == .chosen("/home/ada/A soup.JSON"))
        let asked = portal.asked
        #expect(asked.member == "OpenFile")
        #expect(asked.signature == "ssa{sv}")
        #expect(asked.texts.contains("Which back-up?"))
        #expect(asked.texts.contains("Take it"))
        #expect(asked.texts.contains("*.[jJ][sS][oO][nN]"))
        #expect(asked.texts.contains("Back-ups"))
        #expect(asked.options == ["handle_token", "accept_label", "current_folder", "filters"])
    }

    @Test("is asked for a folder, and for a new file", .enabled(if: hasBus)) func otherKinds() async throws {
        let bus = try TestBus()
        defer { bus.end() }
        let portal = try PretendedPortal(bus.address, answers: (0, "file:///tmp"))
        #expect(await ask(FileWish(title: "Where?", .folder, in: nil)) == .chosen("/tmp"))
        #expect(portal.asked.options == ["handle_token", "directory"])
        #expect(
            await ask(FileWish(title: "Where?", .newFile(name: "Soup.pdf"), in: nil)) == .chosen("/tmp"))
        #expect(portal.asked.member == "SaveFile")
        #expect(portal.asked.texts.contains("Soup.pdf"))
    }

    @Test(
        "chooses nothing if it is called off, or says what it must not", .enabled(if: hasBus),
        arguments: [
            (UInt32(1), "file:///tmp"), (2, "file:///tmp"), (0, "https://example.org/soup"),
            (0, "file://elsewhere/soup"), (0, "soup"), (0, ""),
        ])
    func refusals(status: UInt32, uri: String) async throws {
        let bus = try TestBus()
        defer { bus.end() }
        let portal = try PretendedPortal(bus.address, answers: (status, uri))
        #expect(await ask(FileWish(title: "Where?", .folder, in: nil)) == .calledOff)
        #expect(portal.asked.member == "OpenFile")
    }

    @Test("is called off when the bus goes away", .enabled(if: hasBus)) func gone() async throws {
        let bus = try TestBus()
        let portal = try PretendedPortal(bus.address, answers: nil)
        async let answer = ask(FileWish(title: "Where?", .folder, in: nil))
        portal.waitForQuestion()
        bus.end()
        // Or nobody has taken the question, if the bus was quicker than the reply.
        switch await answer {
        case .calledOff, .noChooser: break
        case .chosen(let path): Issue.record("\(path) was chosen")
        }
    }

    @Test("only takes addresses of files of this machine")
    func addresses() {
        #expect(PortalReply.path(ofURI: "file:///a/%C3%B6%25.txt") == "/a/ö%.txt")
        #expect(PortalReply.path(ofURI: "file://localhost/a") == "/a")
        for uri in ["file:a", "http://a/b", "file:///a%00b", "", "/a"] {
            #expect(PortalReply.path(ofURI: uri) == nil, "\(uri)")
        }
    }
}

/// A message bus for one test, which the program takes for the desktop's.
private final class TestBus {
    static let daemon = "/usr/bin/dbus-daemon"
    let address: String
    private let process = Process()
    private let before = ProcessInfo.processInfo.environment["DBUS_SESSION_BUS_ADDRESS"]

    init() throws {
        let pipe = Pipe()
        process.executableURL = URL(filePath: Self.daemon)
        process.arguments = ["--session", "--nofork", "--nopidfile", "--print-address=1"]
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        var said = ""
        while !said.contains("\n") {
            let more = pipe.fileHandleForReading.availableData
            if more.isEmpty { break }
            said += String(decoding: more, as: UTF8.self)
        }
        address = said.trimmingCharacters(in: .whitespacesAndNewlines)
        setenv("DBUS_SESSION_BUS_ADDRESS", address, 1)
    }

    func end() {
        setenv("DBUS_SESSION_BUS_ADDRESS", before ?? "", 1)
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }
}

/// Answers questions for files as `xdg-desktop-portal` does, on a thread of its own.
private final class PretendedPortal: Sendable {
    struct Asked: Sendable {
        var member = "", signature = ""
        var options: [String] = []
        /// All texts in it, in whatever depth.
        var texts: [String] = []
    }
    struct NoBus: Error {}

    private let seen = Mutex(Asked())
    private let question = DispatchSemaphore(value: 0)
    var asked: Asked { seen.withLock { $0 } }

    /// - Parameter answers: the status and the address; nil = it never answers.
    init(_ address: String, answers: (UInt32, String)?) throws {
        guard let bus = dbus_connection_open_private(address, nil), dbus_bus_register(bus, nil) != 0,
            dbus_bus_request_name(bus, "org.freedesktop.portal.Desktop", 0, nil) == 1
        else { throw NoBus() }
        dbus_connection_set_exit_on_disconnect(bus, 0)
        nonisolated(unsafe) let connection = bus
        Thread { [self] in
            while dbus_connection_read_write(connection, -1) != 0 {
                while let message = dbus_connection_pop_message(connection) {
                    take(message, connection, answers)
                    dbus_message_unref(message)
                }
            }
        }.start()
    }

    func waitForQuestion() { question.wait() }

    private func take(_ message: OpaquePointer, _ bus: OpaquePointer, _ answers: (UInt32, String)?) {
        guard
            dbus_message_get_interface(message).map({ String(cString: $0) })
                == "org.freedesktop.portal.FileChooser"
        else { return }
        var asked = Asked()
        asked.member = String(cString: dbus_message_get_member(message))
        asked.signature = String(cString: dbus_message_get_signature(message))
        var place = DBusMessageIter()
        dbus_message_iter_init(message, &place)
        Self.walk(&place, &asked, isName: false)
        seen.withLock { $0 = asked }
        question.signal()
        let sender = String(cString: dbus_message_get_sender(message))
        let token = asked.texts.first { $0.hasPrefix("handsoff") } ?? ""
        let handle =
            "/org/freedesktop/portal/desktop/request/"
            + sender.dropFirst().replacingOccurrences(of: ".", with: "_") + "/" + token
        if let answers { respond(handle, sender, answers, bus) }
        if let reply = dbus_message_new_method_return(message) {
            var all = DBusMessageIter()
            dbus_message_iter_init_append(reply, &all)
            handle.withCString { start in
                var start: UnsafePointer<CChar>? = start
                _ = dbus_message_iter_append_basic(&all, shim_dbus_path, &start)
            }
            dbus_connection_send(bus, reply, nil)
            dbus_message_unref(reply)
        }
        dbus_connection_flush(bus)
    }

    /// Before the reply, as a quick desktop may.
    private func respond(_ handle: String, _ to: String, _ answer: (UInt32, String), _ bus: OpaquePointer) {
        guard
            let signal = dbus_message_new_signal(handle, "org.freedesktop.portal.Request", "Response")
        else { return }
        dbus_message_set_destination(signal, to)
        var all = DBusMessageIter(), results = DBusMessageIter(), entry = DBusMessageIter()
        var variant = DBusMessageIter(), list = DBusMessageIter(), status = answer.0
        dbus_message_iter_init_append(signal, &all)
        dbus_message_iter_append_basic(&all, shim_dbus_uint32, &status)
        dbus_message_iter_open_container(&all, shim_dbus_array, "{sv}", &results)
        dbus_message_iter_open_container(&results, shim_dbus_entry, nil, &entry)
        PortalQuestion.add("uris", &entry)
        dbus_message_iter_open_container(&entry, shim_dbus_variant, "as", &variant)
        dbus_message_iter_open_container(&variant, shim_dbus_array, "s", &list)
        if !answer.1.isEmpty { PortalQuestion.add(answer.1, &list) }
        dbus_message_iter_close_container(&variant, &list)
        dbus_message_iter_close_container(&entry, &variant)
        dbus_message_iter_close_container(&results, &entry)
        dbus_message_iter_close_container(&all, &results)
        dbus_connection_send(bus, signal, nil)
        dbus_message_unref(signal)
    }

    private static func walk(_ place: inout DBusMessageIter, _ asked: inout Asked, isName: Bool) {
        var isFirst = isName
        while true {
            let type = dbus_message_iter_get_arg_type(&place)
            if type == 0 { return }
            if type == shim_dbus_string {
                var start: UnsafePointer<CChar>?
                dbus_message_iter_get_basic(&place, &start)
                let text = start.map { String(cString: $0) } ?? ""
                if isFirst { asked.options.append(text) }
                asked.texts.append(text)
            } else if [shim_dbus_array, shim_dbus_struct, shim_dbus_variant, shim_dbus_entry].contains(type) {
                var inner = DBusMessageIter()
                dbus_message_iter_recurse(&place, &inner)
                walk(&inner, &asked, isName: type == shim_dbus_entry)
            }
            isFirst = false
            dbus_message_iter_next(&place)
        }
    }
}
