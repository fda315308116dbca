import Foundation
import Logging
import ServerStore

extension BackUp {
    /// Puts it in the place of what a server keeps; what was there before stays beside it, under another
    /// name. Everybody has to sign in again, and windows are told that this is another state of things.
    public func restore(to settings: ServerSettings, at now: Int64) async throws {
        try check()
        let files = FileManager.default, manifest = try manifest
        if let bucket = manifest.bucket, bucket != settings.bucket?.address {
            throw Fault("its pictures and clips are in a bucket: set media = s3:\(bucket)")
        }
        try files.createDirectory(atPath: settings.folder, withIntermediateDirectories: true)
        guard FolderLock(folder: settings.folder) != nil else {
            throw Self.isRunning
        }
        if let postgres = settings.postgres {
            try await put(into: PostgreSQLDatabase(postgres), settings, at: now)
        } else {
            try await put(intoFile: settings.databaseFile, at: now)
        }
        if manifest.bucket == nil { try await putMedia(manifest.media, settings) }
    }

    /// Into the folder, or into a bucket that there hasn't been before.
    private func putMedia(_ hashes: [String], _ settings: ServerSettings) async throws {
        let media = try MediaShelf(folder: settings.media)
        let source = try MediaShelf(folder: folder + "/media")
        guard settings.bucket != nil else {
            for hash in hashes { try Self.linkOrCopy(source.path(hash), media, hash) }
            return
        }
        let store = try settings.mediaStore(media, logger: Logger(label: "restore"))
        for hash in hashes where access(source.path(hash), R_OK) == 0 {
            try await store.keep(source.path(hash), as: hash)
        }
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
}
