import Foundation
import Testing

@testable import Keyring

@Suite("A secret in a file (SP1)") struct SecretFileTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    private let key = KeyringKey(server: "https://kitchen.example", account: "7")
    private var file: SecretFile { SecretFile(folder: folder) }

    @Test("it is kept, read and forgotten, each account's for itself") func life() throws {
        #expect(try file.look(key) == nil)
        let path = try file.keep("ho_one", key)
        #expect(try file.keep("ho_two", key) == path)
        #expect(try file.look(key) == "ho_two")
        #expect(try file.look(KeyringKey(server: key.server, account: "8")) == nil)
        try file.forget(key)
        try file.forget(key)
        #expect(try file.look(key) == nil)
    }

    @Test("only its user can read it, and its folder says no server's name") func rights() throws {
        let path = try file.keep("ho_one", key)
        let rights = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(rights == 0o600)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder).allSatisfy { !$0.contains("kitchen") }
        )
    }

    @Test("it is written through no link that somebody has laid") func link() throws {
        let path = try file.keep("ho_one", key), elsewhere = folder + "/elsewhere"
        try FileManager.default.createSymbolicLink(atPath: path + ".new", withDestinationPath: elsewhere)
        _ = try file.keep("ho_two", key)
        #expect(!FileManager.default.fileExists(atPath: elsewhere))
        #expect(try file.look(key) == "ho_two")
    }

    @Test("where nothing can be written the old one stays, and it says so") func noRoom() throws {
        let file = SecretFile(folder: "/proc/nowhere")
        #expect(throws: KeyringTrouble.self) { try file.keep("ho_one", key) }
    }

    @Test("without a desktop the file is the place") func standard() throws {
        let keyring = Keyring.standard(folder: folder)
        guard ProcessInfo.processInfo.environment["DBUS_SESSION_BUS_ADDRESS"] == nil else { return }
        let place = try keyring.keep("ho_one", key)
        #expect(place == .file(path: file.path(key)))
        #expect(try keyring.look(key)?.secret == "ho_one")
        try keyring.forget(key)
        #expect(try keyring.look(key) == nil)
    }
}
