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
                do throws(FileTrouble) {
                    if try await fetch(picture) { report.hasNews = true }
                } catch {
                    switch error {
                    case .library(let trouble): throw trouble
                    case .server(let trouble) where trouble.kind == .notFound: continue
                    case .server(let trouble):
                        report.trouble = trouble
                        return
                    }
                }
            }
        }
    }

    private func wanted(besides tried: Set<String>) async throws(LibraryError) -> [AbsentFile] {
        try await box.read { [savesData] db in
            let rows = try GRDB.Row.fetchAll(
                db,
                sql: """
                    SELECT \(AbsentFile.columns) FROM shelfPicture
                    WHERE isHere = 0 \(savesData ? "AND mediaType NOT LIKE 'video/%'" : "") ORDER BY name
                    """)
            let files = rows.compactMap(AbsentFile.init(row:)).filter { !tried.contains($0.name) }
            return Array(files.prefix(50))
        }
    }

    /// What a library keeps; anything else that comes is let go.
    private static let mediaTypes: Set<String> = [
        "image/jpeg", "image/png", "image/webp", "image/gif", "image/svg+xml", "video/webm", "video/mp4",
    ]

    /// Fetches one and keeps it in the library, where it stays (TR34).
    /// - Returns: whether it is here; what is of a kind that no library keeps is left where it is.
    @discardableResult
    public func fetch(_ file: AbsentFile) async throws(FileTrouble) -> Bool {
        guard Self.mediaTypes.contains(file.mediaType) else { return false }
        let data: Data
        do throws(GuestTrouble) {
            data = try await guest.blob(file.hash)
            // Whoever sends something else than was asked for is believed nothing.
            guard Digest(of: Array(data)).text == file.hash else {
                throw .stranger(cause: "another file than \(file.hash)")
            }
        } catch { throw .server(error) }
        do throws(LibraryError) {
            try await box.write { db in
                try db.execute(
                    sql: """
                        INSERT INTO picture (name, mediaType, data) VALUES (?, ?, ?)
                        ON CONFLICT (name) DO UPDATE SET mediaType = excluded.mediaType, data = excluded.data
                        """, arguments: [file.name, file.mediaType, data])
                try db.execute(
                    sql: "UPDATE shelfPicture SET isHere = 1 WHERE name = ? AND hash = ?",
                    arguments: [file.name, file.hash])
            }
        } catch { throw .library(error) }
        return true
    }
}
