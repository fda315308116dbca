import API
import Foundation
import GRDB
import Guest
import Library
import Sync

/// Pictures and clips go by their content: a picture that two recipes share is sent once, and one that is there
/// already isn't sent at all.
extension SyncEngine {
    /// Sends those that a question speaks of, before it: a patch that names a missing one would be refused.
    func sendPictures(_ question: ShelfQuestion) async throws(GuestTrouble) {
        var names: [String: String] = [:]
        for patch in question.patches where patch.kind == Carrier.picture {
            guard let hash = Carrier.hash(patch.set) ?? Carrier.hash(patch.rest),
                let name = ThingName.thing(patch.key)
            else { continue }
            names[hash] = name
        }
        guard !names.isEmpty else { return }
        for hash in try await guest.missingBlobs(names.keys.sorted()) {
            guard let name = names[hash], let picture = try? await box.picture(name) else { continue }
            do throws(GuestTrouble) {
                try await guest.putBlob(picture.data, hash: hash, type: picture.mediaType)
            } catch {
                // Without room for one, or of a kind that isn't taken, the rest goes on; the server says so of the patch.
                switch error.kind {
                case .quota, .full, .tooLarge, .unsupportedMedia, .invalid: continue
                default: throw error
                }
            }
        }
    }

    /// Fetches those that are still to come; with "save data" no clips.
    func fetchPictures(_ report: inout SyncReport) async throws(LibraryError) {
        var tried: Set<String> = []
        while !Task.isCancelled {
            let wanted = try await wanted(besides: tried)
            guard !wanted.isEmpty else { return }
            for picture in wanted {
                tried.insert(picture.name)
                do throws(GuestTrouble) {
                    if try await fetch(picture) { report.hasNews = true }
                } catch {
                    guard error.kind == .notFound else {
                        report.trouble = error
                        return
                    }
                }
            }
        }
    }

    /// Fetches a clip or a picture that is wanted now.
    /// - Returns: whether it is here.
    public func fetch(named name: String) async -> Bool {
        guard
            let picture = try? await box.read({ db in
                try GRDB.Row.fetchOne(
                    db, sql: "SELECT name, hash, mediaType FROM shelfPicture WHERE name = ? AND isHere = 0",
                    arguments: [name]
                ).flatMap(Wanted.init(row:))
            })
        else { return false }
        return (try? await fetch(picture)) ?? false
    }

    private struct Wanted: Sendable {
        var name: String, hash: String, mediaType: String

        init?(row: GRDB.Row) {
            guard let name = String.fromDatabaseValue(row[0]), let hash = String.fromDatabaseValue(row[1]),
                let mediaType = String.fromDatabaseValue(row[2])
            else { return nil }
            (self.name, self.hash, self.mediaType) = (name, hash, mediaType)
        }
    }

    private func wanted(besides tried: Set<String>) async throws(LibraryError) -> [Wanted] {
        try await box.read { [savesData] db in
            let rows = try GRDB.Row.fetchAll(
                db,
                sql: """
                    SELECT name, hash, mediaType FROM shelfPicture
                    WHERE isHere = 0 \(savesData ? "AND mediaType NOT LIKE 'video/%'" : "") ORDER BY name
                    """)
            return Array(rows.compactMap(Wanted.init(row:)).filter { !tried.contains($0.name) }.prefix(50))
        }
    }

    /// What a library keeps; anything else that comes is let go.
    private static let mediaTypes: Set<String> = [
        "image/jpeg", "image/png", "image/webp", "image/gif", "image/svg+xml", "video/webm", "video/mp4",
    ]

    private func fetch(_ picture: Wanted) async throws(GuestTrouble) -> Bool {
        guard Self.mediaTypes.contains(picture.mediaType) else { return false }
        let data = try await guest.blob(picture.hash)
        // Whoever sends something else than was asked for is believed nothing.
        guard Digest(of: Array(data)).text == picture.hash else {
            throw .stranger(cause: "another picture than \(picture.hash)")
        }
        let isKept = try? await box.write { db in
            try db.execute(
                sql: """
                    INSERT INTO picture (name, mediaType, data) VALUES (?, ?, ?)
                    ON CONFLICT (name) DO UPDATE SET mediaType = excluded.mediaType, data = excluded.data
                    """, arguments: [picture.name, picture.mediaType, data])
            try db.execute(
                sql: "UPDATE shelfPicture SET isHere = 1 WHERE name = ? AND hash = ?",
                arguments: [picture.name, picture.hash])
        }
        return isKept != nil
    }
}
