import API
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import NIOPosix
import ServerStore
import Sync

extension Endpoint {
    static let picturing = [
        Endpoint(.putPicture, .account, .writing) { try await $0.takePicture() },
        Endpoint(.removePicture, .account, .writing) { try await $0.removePicture() },
        Endpoint(.archive, .account, .archiving) { try await $0.sendArchive() },
    ]
}

/// All that is stored of an account but its pictures and clips.
private struct ArchivedAccount: Encodable {
    var account: Account
    var devices: [Device]
    /// What the account has published and said, and how it has voted, by the posts' ids.
    var posts: [Post]
    /// What they were before, by their ids, the oldest first.
    var earlierPosts: [String: [PostDraft]]
    var comments: [Comment]
    var votes: [String: Int]
    var reviews: [String: ReviewDraft]
    /// The collections that it shows, and the ids of those that it likes.
    var collections: [ArchivedCollection]
    var likes: [String]
    /// What it has reported, and why it found decisions wrong, by their ids.
    var reports: [ArchivedReport]
    var appeals: [String: String]
    /// Whom it follows and has blocked, and what it has been told of lately.
    var following: [PersonCard]
    var blocked: [PersonCard]
    var notices: [Notice]
    var orders: [MealOrder]
    var payments: [Payment]
    var bugReports: [BugReport]
    /// Its invitations that nobody has used, and how many have come by others.
    var invitations: [Invitation]
    var invited: Int
    var motivation: ArchivedMotivation
    /// Milliseconds since 1970; nil = it never had premium.
    var premiumUntil: Int64?
    /// Whether a password, a second factor and codes on paper are kept: as hashes, or as a secret that must
    /// not leave the server.
    var secrets: [String: Bool]
}

private struct ArchivedCollection: Encodable {
    var id: String
    var name: String
    var text: String
    var posts: [String]
    /// Why a moderator has taken it away.
    var reason: String?
    /// Milliseconds since 1970.
    var at: Int64
    var changedAt: Int64
}

/// What was said of the food diary, and the kind words that are kept.
private struct ArchivedMotivation: Encodable {
    /// Nil = the account takes no part.
    var place: MotivationPlace?
    var sent: [Encouragement]
    var received: [Encouragement]
}

private struct ArchivedReport: Encodable {
    var kind: ReportTarget.Kind
    var name: String
    var reason: Report.Reason
    var text: String
    /// Milliseconds since 1970.
    var at: Int64
}

extension Asking {
    /// A ZIP archive of all that is stored: the account, its devices, its shelf as JSON, its pictures and
    /// clips as they are. Or, if JSON is asked for, all but those.
    fileprivate func sendArchive() async throws -> Reply {
        let me = try me, shelves = backroom.shelves, media = backroom.bytes
        let (account, blobs) = try await store.read { connection in
            let account = try myAccount(connection)
            let devices = try Sessions(connection).devices(of: me.account, this: me.device)
            let secrets = [
                "password": account.password != nil, "secondFactor": account.secondFactor != nil,
            ]
            return (
                ArchivedAccount(
                    account: account.shown, devices: devices,
                    posts: try Posts(connection).list(of: me.account, limit: .max).map(\.shown),
                    earlierPosts: try Editions(connection).list(by: me.account),
                    comments: try Comments(connection).list(of: me.account).map(\.shown),
                    votes: try Votes(connection).list(of: me.account),
                    reviews: try Reviews(connection).list(of: me.account),
                    collections: try Collections(connection).list(
                        of: me.account, limit: .max, for: me.account
                    ).map(\.shown).map {
                        ArchivedCollection(
                            id: $0.id, name: $0.name, text: $0.text,
                            posts: try Collections(connection).posts(of: $0.id), reason: $0.reason,
                            at: $0.at, changedAt: $0.changedAt)
                    },
                    likes: try Collections(connection).liked(by: me.account),
                    reports: try Cases(connection).reports(by: me.account).map {
                        ArchivedReport(
                            kind: $0.kind, name: $0.name, reason: $0.reason, text: $0.text, at: $0.at)
                    }, appeals: try Appeals(connection).list(of: me.account),
                    following: try Follows(connection).followed(by: me.account, limit: Follows.most).map(
                        \.card),
                    blocked: try Blocks(connection).list(of: me.account, limit: .max).map(\.card),
                    notices: try Notices(connection).list(of: me.account, limit: Notices.most),
                    orders: try MealOrders(connection).list(of: me.account, limit: .max).map(\.shown),
                    payments: try Payments(connection).list(of: me.account, limit: .max).map(\.shown),
                    bugReports: try Bugs(connection).reports(by: me.account).map(\.report),
                    invitations: try Invitations(connection).open(of: me.account, at: now),
                    invited: try Invitations(connection).invited(by: me.account, limit: .max).count,
                    motivation: ArchivedMotivation(
                        place: try Encouragements(connection).place(of: me.account),
                        sent: try Encouragements(connection).sent(by: me.account),
                        received: try Encouragements(connection).received(by: me.account, limit: .max)),
                    premiumUntil: account.premiumUntil, secrets: secrets),
                try Blobs(connection).list(of: me.account)
            )
        }
        var rows: [Row] = [], cursor = 0
        while true {
            let page = try await shelves.rows(of: me.account, after: cursor, limit: 500)
            guard let last = page.last else { break }
            rows += page
            cursor = last.rev
        }
        let json = Array(try Reply.encoded(account)), shelf = Array(try Reply.encoded(rows))
        if request.headers[.accept]?.hasPrefix("application/json") == true {
            let text =
                Array("{\"account\":".utf8) + json + Array(",\"shelf\":".utf8) + shelf + Array("}".utf8)
            return Reply(
                .ok, headers: [.contentType: "application/json"],
                body: .init(byteBuffer: ByteBuffer(bytes: text)))
        }
        guard blobs.count < ZipWriter.entries - 2,
            blobs.reduce(json.count + shelf.count, { $0 + $1.blob.bytes + 200 }) < ZipWriter.longest
        else { throw API.Problem.tooLarge(ZipWriter.longest) }
        let body = ResponseBody { writer in
            var zip = ZipWriter()
            for (name, bytes) in [("account.json", json), ("shelf.json", shelf)] {
                var crc = CRC32()
                bytes.withUnsafeBytes { crc.add($0) }
                try await writer.write(
                    ByteBuffer(bytes: zip.head(name, count: bytes.count, crc: crc.value) + bytes))
            }
            for (hash, blob) in blobs {
                let kind = blob.kind.split(separator: "/").last ?? "bin"
                // What comes from elsewhere is a file here only as long as it is needed.
                let file = try await media.withFile(hash) { try ArchivedFile($0) }
                let head = zip.head("media/\(hash).\(kind)", count: blob.bytes, crc: try await file.crc())
                try await writer.write(ByteBuffer(bytes: head))
                try await file.forEachPiece { try await writer.write($0) }
            }
            try await writer.write(ByteBuffer(bytes: zip.end()))
            try await writer.finish(nil)
        }
        return Reply(
            .ok,
            headers: [
                .contentType: "application/zip",
                .contentDisposition: "attachment; filename=\"hands-off-\(account.account.userName).zip\"",
            ], body: body)
    }
}

/// A file that goes into an archive, read on threads that may wait for the disk.
private final class ArchivedFile: Sendable {
    private static let piece = 256 << 10
    private let handle: Int32

    init(_ path: String) throws {
        handle = open(path, O_RDONLY | O_CLOEXEC)
        guard handle >= 0 else { throw API.Problem.broken }
    }

    deinit { close(handle) }

    func crc() async throws -> UInt32 {
        var crc = CRC32()
        try await forEachPiece { piece in piece.withUnsafeReadableBytes { crc.add($0) } }
        return crc.value
    }

    func forEachPiece(_ take: (ByteBuffer) async throws -> Void) async throws {
        var offset = 0
        while let piece = try await read(at: offset) {
            offset += piece.readableBytes
            try await take(piece)
        }
    }

    private func read(at offset: Int) async throws -> ByteBuffer? {
        let handle = handle
        return try await NIOThreadPool.singleton.runIfActive { () -> ByteBuffer? in
            var bytes = [UInt8](repeating: 0, count: Self.piece)
            let count = pread(handle, &bytes, bytes.count, off_t(offset))
            return count > 0 ? ByteBuffer(bytes: bytes.prefix(count)) : nil
        }
    }
}
