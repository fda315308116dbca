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

    /// Draws a picture anew, and makes it an account's.
    func redraw(_ bytes: [UInt8], for account: String) async throws {
        guard backroom.media.usedPercent < MediaShelf.fullPercent else { throw Problem.full }
        guard let kind = MediaKind(bytes), !kind.isClip else {
            throw Problem.unsupportedMedia("JPEG, PNG, WebP or GIF")
        }
        let source = backroom.media.incoming(RowID.new(at: now)), target = source + ".drawn"
        defer { for path in [source, target] { unlink(path) } }
        try Data(bytes).write(to: URL(filePath: source))
        try await backroom.workshop.make(.portrait, of: source, kind, at: target)
        var drawn = try IncomingBlob(target + ".in")
        try Data(contentsOf: URL(filePath: target)).withUnsafeBytes { try drawn.add($0) }
        let hash = drawn.finish(), now = now
        let blob = Blobs.Blob(bytes: drawn.count, kind: Rendition.portrait.kind.rawValue)
        try await keep(drawn, blob, hash, of: account) { connection in
            try Blobs(connection).use([hash], by: "account", "picture", of: account, at: now)
            try accounts(connection).setPicture(hash, id: account)
        }
    }

    func removePicture() async throws -> Reply {
        let me = try me, now = now
        return try await answerAccount { connection in
            try Blobs(connection).use([], by: "account", "picture", of: me.account, at: now)
            try accounts(connection).setPicture(nil, id: me.account)
        }
    }
}
