import API
import Foundation
import ServerStore

extension Asking {
    /// The account's own picture, which others see: drawn anew, whatever came.
    func takePicture() async throws -> Reply {
        guard backroom.media.usedPercent < MediaShelf.fullPercent else { throw Problem.full }
        let bytes = try await bytes(limit: backroom.settings.pictureBytes), me = try me
        try await redraw(bytes, for: me.account)
        return try await answerAccount { _ in }
    }

    /// Draws a picture anew, and makes it an account's own.
    func redraw(_ bytes: [UInt8], for account: String) async throws {
        let now = now
        try await redraw(bytes, as: .portrait, of: account) { connection, hash in
            try Blobs(connection).use([hash], by: "account", "picture", of: account, at: now)
            try accounts(connection).setPicture(hash, id: account)
        }
    }

    /// Draws a picture anew, whatever came, and keeps it.
    /// - Parameters:
    ///   - account: in whose room it lies; nil = what names it within `more` is enough.
    ///   - more: done with its hash, all or nothing.
    func redraw(
        _ bytes: [UInt8], as rendition: Rendition, of account: String?,
        then more: @escaping @Sendable (any Connection, String) throws -> Void
    ) async throws {
        guard backroom.media.usedPercent < MediaShelf.fullPercent else { throw Problem.full }
        guard let kind = MediaKind(bytes), !kind.isClip else {
            throw Problem.unsupportedMedia("JPEG, PNG, WebP or GIF")
        }
        let source = backroom.media.incoming(RowID.new(at: now)), target = source + ".drawn"
        defer { for path in [source, target] { unlink(path) } }
        try Data(bytes).write(to: URL(filePath: source))
        try await backroom.workshop.make(rendition, of: source, kind, at: target)
        var drawn = try IncomingBlob(target + ".in")
        try Data(contentsOf: URL(filePath: target)).withUnsafeBytes { try drawn.add($0) }
        let hash = drawn.finish()
        let blob = Blobs.Blob(bytes: drawn.count, kind: rendition.kind.rawValue)
        try await keep(drawn, blob, hash, of: account) { try more($0, hash) }
    }

    func removePicture() async throws -> Reply {
        let me = try me, now = now
        return try await answerAccount { connection in
            try Blobs(connection).use([], by: "account", "picture", of: me.account, at: now)
            try accounts(connection).setPicture(nil, id: me.account)
        }
    }
}
