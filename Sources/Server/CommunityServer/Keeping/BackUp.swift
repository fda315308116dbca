import Foundation
import ServerStore

/// A back-up of all that a server keeps: a folder named by its time, with a whole copy of the database, the
/// pictures and clips (as links to the same bytes where that is possible), and a list of what is in it.
public struct BackUp: Sendable {
    public var folder: String

    /// What is in a back-up.
    public struct Manifest: Codable, Sendable, Hashable {
        public var version: String
        public var epoch: String
        /// Milliseconds since 1970.
        public var takenAt: Int64
        /// SHA-256 of the database, in hexadecimal.
        public var database: String
        /// The hashes of the pictures and clips.
        public var media: [String]
    }

    public struct Fault: Error, Sendable, Hashable, CustomStringConvertible {
        public var description: String

        public init(_ description: String) { self.description = description }
    }

    public init(_ folder: String) { self.folder = folder }

    var database: String { folder + "/server.sqlite" }

    public var manifest: Manifest {
        get throws {
            try JSONDecoder().decode(
                Manifest.self, from: try Data(contentsOf: URL(filePath: folder + "/manifest.json")))
        }
    }

    /// Takes one while the server goes on, and looks whether it can be read.
    /// - Parameter shelf: the folder of back-ups.
    /// - Returns: the new one; it has its name only when all of it is there.
    public static func take(_ settings: ServerSettings, to shelf: String, at now: Int64) async throws
        -> BackUp
    {
        let files = FileManager.default
        let name = Self.name(at: now)
        // Somebody else may be taking one at the same moment.
        let part = BackUp("\(shelf)/\(name)-\(Secrets.hexadecimal(Secrets.bytes(4))).part")
        defer { try? files.removeItem(atPath: part.folder) }
        try files.createDirectory(atPath: part.folder + "/media", withIntermediateDirectories: true)
        let database = try settings.openDatabase()
        do {
            try await database.backUp(to: part.database)
        } catch {
            await database.close()
            throw error
        }
        await database.close()
        let answer = try SQLiteDatabase.check(path: part.database)
        guard answer == "ok" else { throw Fault("the copy of the database is not sound: \(answer)") }
        let (epoch, hashes) = try part.contents()
        let media = try MediaShelf(folder: settings.media)
        let copies = try MediaShelf(folder: part.folder + "/media")
        for hash in hashes { try Self.linkOrCopy(media.path(hash), copies, hash) }
        let manifest = Manifest(
            version: Backroom.version, epoch: epoch, takenAt: now,
            database: try Self.hash(ofFile: part.database), media: hashes)
        try Reply.encoded(manifest).write(to: URL(filePath: part.folder + "/manifest.json"))
        let whole = BackUp("\(shelf)/\(name)")
        do {
            try files.moveItem(atPath: part.folder, toPath: whole.folder)
        } catch  where files.fileExists(atPath: whole.folder) {
            // Somebody else has taken one within the same second: that is as good.
        }
        return whole
    }

    /// Whether it is as it was when it was taken.
    public func check() throws {
        let manifest = try manifest
        guard try Self.hash(ofFile: database) == manifest.database else {
            throw Fault("the database is not the one that was backed up")
        }
        let answer = try SQLiteDatabase.check(path: database)
        guard answer == "ok" else { throw Fault("the database is not sound: \(answer)") }
        let media = try MediaShelf(folder: folder + "/media")
        for hash in manifest.media where try Self.hash(ofFile: media.path(hash)) != hash {
            throw Fault("a picture is not the one that was backed up: \(hash)")
        }
    }

    /// Puts it in the place of what a server keeps; what was there before stays beside it, under another
    /// name. Everybody has to sign in again, and windows are told that this is another state of things.
    public func restore(to settings: ServerSettings, at now: Int64) async throws {
        try check()
        let files = FileManager.default, manifest = try manifest
        try files.createDirectory(atPath: settings.folder, withIntermediateDirectories: true)
        guard FolderLock(folder: settings.folder) != nil else {
            throw Self.isRunning
        }
        if let postgres = settings.postgres {
            try await put(into: PostgreSQLDatabase(postgres), settings, at: now)
        } else {
            try await put(intoFile: settings.databaseFile, at: now)
        }
        let media = try MediaShelf(folder: settings.media)
        let source = try MediaShelf(folder: folder + "/media")
        for hash in manifest.media { try Self.linkOrCopy(source.path(hash), media, hash) }
    }

    private func put(intoFile path: String, at now: Int64) async throws {
        let files = FileManager.default
        for end in ["", "-wal", "-shm"] where files.fileExists(atPath: path + end) {
            try files.moveItem(
                atPath: path + end, toPath: "\(path).before-\(Self.name(at: now))\(end)")
        }
        try files.copyItem(atPath: database, toPath: path)
        let copy = try SQLiteDatabase(path: path)
        try await Store.markRestored(copy)
        await copy.close()
    }

    /// The rows go into the place of those that are there, all or none; those become a back-up before.
    private func put(
        into target: PostgreSQLDatabase, _ settings: ServerSettings, at now: Int64
    ) async throws {
        let files = FileManager.default
        // Another copy, in which the steps are taken that the schema has taken since.
        let copy = "\(settings.folder)/restoring-\(Secrets.hexadecimal(Secrets.bytes(4))).sqlite"
        defer { for end in ["", "-wal", "-shm"] { try? files.removeItem(atPath: copy + end) } }
        try files.copyItem(atPath: database, toPath: copy)
        do {
            let source = try SQLiteDatabase(path: copy)
            _ = try await Store(source, now: now)
            try await Store.markRestored(source)
            await source.close()
            let before = try await Store(target, now: now)
            if try await before.read({ try Accounts($0).count() }) > 0 {
                _ = try await BackUp.take(settings, to: settings.backUps, at: now)
            }
            try await target.replaceAll(by: copy)
        } catch {
            await target.close()
            if (error as? StoreError)?.kind == .busy { throw Self.isRunning }
            throw error
        }
        await target.close()
    }

    private static let isRunning = Fault("the server is running; end it first")

    // MARK: -

    /// What the copy says of itself.
    private func contents() throws -> (epoch: String, hashes: [String]) {
        try SQLiteDatabase.look(path: database) { connection in
            (
                try connection.row("SELECT value FROM meta WHERE name = 'epoch'")?.text("value") ?? "",
                try connection.rows("SELECT hash FROM blob ORDER BY hash").map { try $0.text("hash") }
            )
        }
    }

    /// One that went between the copy of the database and this is gone: its last owner has just let go of it.
    private static func linkOrCopy(_ path: String, _ shelf: MediaShelf, _ hash: String) throws {
        let target = shelf.path(hash)
        mkdir(String(target.dropLast(63)), 0o750)
        if link(path, target) == 0 || errno == EEXIST || errno == ENOENT { return }
        try FileManager.default.copyItem(atPath: path, toPath: target)
    }

    private static func hash(ofFile path: String) throws -> String {
        guard let file = FileHandle(forReadingAtPath: path) else { throw Fault("\(path) can't be read") }
        var hash = RunningHash()
        while let piece = try file.read(upToCount: 1 << 20), !piece.isEmpty {
            piece.withUnsafeBytes { hash.add($0) }
        }
        return hash.finish()
    }
}
