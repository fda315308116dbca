import API
import Foundation
public import ServerStore

/// What a new server begins with: its settings, its owner, and what its machine needs to run it.
public struct Setup: Sendable {
    public var settings: ServerSettings
    /// The file of the settings.
    public var path: String

    public init(_ settings: ServerSettings, path: String) { (self.settings, self.path) = (settings, path) }

    /// Writes the settings and the files for systemd, containers, Caddy and nginx beside them. What is there stays.
    public func writeFiles() throws {
        let folder = URL(filePath: path).deletingLastPathComponent().path
        let files = FileManager.default
        for folder in [folder, settings.folder] {
            try files.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o750])
        }
        for (path, text) in [
            (path, SetupFiles.settings(settings)), (folder + "/hands-off-server.service", SetupFiles.unit),
            (folder + "/Containerfile", SetupFiles.container),
            (folder + "/Caddyfile", SetupFiles.caddy(settings)),
            (folder + "/nginx.conf", SetupFiles.nginx(settings)),
        ] where !files.fileExists(atPath: path) {
            // A password for mail may come to stand in it.
            try Data(text.utf8).write(to: URL(filePath: path))
            chmod(path, 0o640)
        }
    }

    /// Makes the first owner.
    /// - Returns: the password, which is shown once and kept nowhere; nil if there is an owner already.
    public func makeOwner(_ name: String, cost: PasswordCost = .usual) async throws -> String? {
        if UserName.fault(in: name) != nil { throw BackUp.Fault("“\(name)” is no user name") }
        let store = try await Store(settings.openDatabase(), now: WallClock.now())
        defer { Task { await store.close() } }
        if try await store.read({ try Accounts($0).count(role: .owner) }) > 0 { return nil }
        let password = Secrets.base64URL(Secrets.bytes(15))
        guard let hash = cost.hash(password) else { throw BackUp.Fault("there is not enough memory") }
        let draft = Accounts.Draft(
            userName: name, displayName: name, password: hash, terms: settings.terms, role: .owner)
        try await store.write { _ = try Accounts($0).create(draft, at: WallClock.now()) }
        return password
    }
}
