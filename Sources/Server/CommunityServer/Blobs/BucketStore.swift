import API
import Foundation
import Hummingbird
import Logging
import NIOCore
import ServerStore
import Web

/// Pictures and clips in a bucket: nobody but this server asks for them there.
///
/// Each is put there under its hash, which is also what the request is signed with, so that the store itself
/// refuses bytes that are others. While the store can't be reached, nothing is taken, and nothing said to be kept.
struct BucketStore: MediaStore {
    private let bucket: MediaBucket
    private let signature: WebSignature
    /// Where what is fetched lies meanwhile.
    private let folder: MediaShelf
    private let logger: Logger
    /// Waits before the second try, the third, and so on.
    private let pauses: [Duration]
    /// Back-ups only name what is in the bucket: so it stays as long as they do.
    let grace: Int64

    private static let nothing = Secrets.hexadecimal(Secrets.sha256([]))

    init(
        _ bucket: MediaBucket, backUpDays: Int, folder: MediaShelf, logger: Logger,
        pauses: [Duration]
    ) throws {
        (self.bucket, self.folder, self.logger, self.pauses) = (bucket, folder, logger, pauses)
        signature = try bucket.signature()
        grace = Int64(backUpDays + 1) * 86_400_000
    }

    func keep(_ incoming: String, as hash: String) async throws {
        _ = try await ask(.put(.file(path: incoming)), hash, contents: hash)
    }

    func remove(_ hash: String) async throws {
        _ = try await ask(.delete, hash, isFine: { (200...299).contains($0) || $0 == 404 })
    }

    func body(_ hash: String, context: ServerContext) async throws -> ResponseBody {
        let stream = try await open(hash)
        let length = stream.head.headers["Content-Length"].flatMap { Int($0) }
        return ResponseBody(contentLength: length) { writer in
            for try await piece in stream { try await writer.write(ByteBuffer(bytes: piece)) }
            try await writer.finish(nil)
        }
    }

    func withFile<Answer: Sendable>(
        _ hash: String, _ work: @Sendable (String) async throws -> Answer
    ) async throws -> Answer {
        var file = try IncomingBlob(folder.incoming("from-bucket-\(UUID().uuidString)"))
        do {
            for try await piece in try await open(hash) { try piece.withUnsafeBytes { try file.add($0) } }
        } catch let trouble as WebTrouble {
            throw Trouble(cause: trouble.cause)
        }
        guard file.finish() == hash else {
            logger.error("the bucket has other bytes than it was given", metadata: ["hash": "\(hash)"])
            throw Problem.broken
        }
        return try await work(file.path)
    }

    /// Puts something there, reads it and takes it away again.
    /// - Returns: what went wrong, as a clause for the server's owner; nil if nothing did.
    func trial() async -> String? {
        let text = Data("hands-off \(UUID().uuidString)".utf8), name = Secrets.hash("trial")
        do {
            _ = try await ask(
                .put(.data(text)), name, contents: Secrets.hexadecimal(Secrets.sha256(Array(text))))
            let back = try await ask(.get, name).body
            try await remove(name)
            return back == text ? nil : "what comes back is not what was put there"
        } catch {
            return (error as? Trouble)?.cause ?? "\(error)"
        }
    }

    // MARK: -

    private func open(_ hash: String) async throws -> WebStream {
        try await trying { () async throws(WebTrouble) in
            let stream = try await Web.open(try opening(hash))
            return (stream.head.status, stream)
        }
    }

    /// What is read bit by bit may take as long as whoever it is for takes.
    func opening(_ hash: String) throws(WebTrouble) -> WebRequest {
        var request = try request(.get, hash, contents: Self.nothing, limit: 1 << 20)
        request.patience = WebPatience(connecting: 5, whole: nil, stalled: 15, slowest: 0)
        return request
    }

    private func ask(
        _ method: WebMethod, _ hash: String, contents: String = nothing,
        isFine: (Int) -> Bool = { (200...299).contains($0) }
    ) async throws -> WebAnswer {
        try await trying(isFine) { () async throws(WebTrouble) in
            let answer = try await Web.ask(try request(method, hash, contents: contents, limit: 64 << 10))
            return (answer.status, answer)
        }
    }

    private func request(
        _ method: WebMethod, _ hash: String, contents: String, limit: Int
    ) throws(WebTrouble) -> WebRequest {
        let address = try WebAddress("\(bucket.address)/\(hash.prefix(2))/\(hash.dropFirst(2))")
        var request = WebRequest(
            address, method, headers: ["x-amz-content-sha256": contents], trust: .chosen, limit: limit,
            patience: WebPatience(connecting: 5, whole: 60, stalled: 15), redirects: 0)
        request.signature = signature
        return request
    }

    /// Asks again where that may help: when nobody answered, or the store has too much to do.
    private func trying<Answer>(
        _ isFine: (Int) -> Bool = { (200...299).contains($0) },
        _ ask: () async throws(WebTrouble) -> (status: Int, answer: Answer)
    ) async throws -> Answer {
        var cause = ""
        for pause in [.zero] + pauses {
            // Between two tries of a request to others.
            if pause > .zero { try await Task.sleep(for: pause) }
            do throws(WebTrouble) {
                let (status, answer) = try await ask()
                if isFine(status) { return answer }
                cause = "the bucket says \(status)"
                guard status >= 500 || status == 429 else { break }
            } catch {
                cause = error.cause
                guard [.unreachable, .tooSlow, .broken].contains(error.reason) else { break }
            }
        }
        throw Trouble(cause: cause)
    }

    /// Why the bucket didn't do what it was asked; whatever it is, it can be tried later.
    struct Trouble: Error, Sendable, Hashable {
        /// For the server's owner; those outside are told nothing of where things lie.
        var cause: String
    }
}
