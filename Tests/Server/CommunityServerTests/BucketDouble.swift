@testable import CommunityServer
import Foundation
import Hummingbird
import Logging
import ServerStore
import Synchronization

/// A store of objects that holds its clients to Signature Version 4, and breaks down where it is told to.
///
/// docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
final class BucketDouble: Sendable {
    struct State {
        var objects: [String: Data] = [:]
        /// How many of the next requests get this status.
        var outage: (status: Int, times: Int) = (503, 0)
        /// What was asked, and what was found wrong with it.
        var asked: [String] = []
        var faults: [String] = []
        /// Done while something is being removed.
        var whileRemoving: @Sendable () -> Void = {}
    }

    static let key = "AKIDKITCHEN", secret = "s3cret/with+odd=signs"
    let state = Mutex(State())
    let port: Int
    private init(port: Int) { self.port = port }

    var address: String { "http://127.0.0.1:\(port)/kitchen" }
    var objects: [String: Data] { state.withLock { $0.objects } }
    var faults: [String] { state.withLock { $0.faults } }

    func fail(_ status: Int = 503, times: Int) { state.withLock { $0.outage = (status, times) } }

    /// The bucket, with the keys to it in a file.
    func bucket(in folder: String, secret: String = secret) throws -> MediaBucket {
        var bucket = MediaBucket("s3:\(address)")!
        (bucket.region, bucket.keys) = ("eu-test-1", folder + "/bucket-\(UUID().uuidString).keys")
        try Data("\(Self.key)\n\(secret)\n".utf8).write(to: URL(filePath: bucket.keys))
        chmod(bucket.keys, 0o600)
        return bucket
    }

    /// Starts one on a port of its own.
    static func with(_ work: (BucketDouble) async throws -> Void) async throws {
        let (ports, ready) = AsyncStream<Int>.makeStream()
        let holder = Mutex<BucketDouble?>(nil)
        let answer: @Sendable (Request, BasicRequestContext) async throws -> Response = { request, _ in
            guard let double = holder.withLock({ $0 }) else { throw HTTPError(.serviceUnavailable) }
            return try await double.answer(request)
        }
        let router = Router()
        for method in [HTTPRequest.Method.get, .put, .delete] {
            router.on("/kitchen/**", method: method, use: answer)
        }
        var logger = Logger(label: "bucket")
        logger.logLevel = .critical
        let application = Application(
            router: router, configuration: .init(address: .hostname("127.0.0.1", port: 0)),
            onServerRunning: { ready.yield($0.localAddress?.port ?? 0) }, logger: logger)
        let running = Task { try await application.runService(gracefulShutdownSignals: []) }
        guard let port = await ports.first(where: { _ in true }) else { return try await running.value }
        let double = BucketDouble(port: port)
        holder.withLock { $0 = double }
        do {
            try await work(double)
        } catch {
            running.cancel()
            throw error
        }
        running.cancel()
        try? await running.value
    }

    private func answer(_ request: Request) async throws -> Response {
        let body = Data(buffer: try await request.body.collect(upTo: 64 << 20))
        if request.method == .delete { state.withLock { $0.whileRemoving }() }
        let fault = fault(request, body), path = request.uri.path
        return state.withLock { state in
            state.asked.append("\(request.method) \(path)")
            if state.outage.times > 0 {
                state.outage.times -= 1
                return Response(status: .init(code: state.outage.status))
            }
            if let fault {
                state.faults.append(fault)
                return Response(status: .forbidden)
            }
            switch request.method {
            case .put:
                state.objects[path] = body
                return Response(status: .ok)
            case .delete:
                return Response(
                    status: state.objects.removeValue(forKey: path) == nil ? .notFound : .noContent)
            default:
                guard let object = state.objects[path] else { return Response(status: .notFound) }
                return Response(status: .ok, body: .init(byteBuffer: ByteBuffer(bytes: object)))
            }
        }
    }

    /// What is wrong with a request; nil if nothing is.
    private func fault(_ request: Request, _ body: Data) -> String? {
        func header(_ name: String) -> String {
            if name == "host" { return request.head.authority ?? "" }
            return request.headers.first { $0.name.canonicalName == name }?.value ?? ""
        }
        let contents = header("x-amz-content-sha256"), date = header("x-amz-date")
        guard contents == Secrets.hexadecimal(Secrets.sha256(Array(body))) else {
            return "other contents: \(contents)"
        }
        let words = header("authorization").split(separator: " ", maxSplits: 1).map(String.init)
        guard words.count == 2, words[0] == "AWS4-HMAC-SHA256" else { return "no signature" }
        var parts: [Substring: Substring] = [:]
        for part in words[1].split(separator: ",") {
            let pair = part.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
            if pair.count == 2 { parts[pair[0]] = pair[1] }
        }
        let scope = "\(date.prefix(8))/eu-test-1/s3/aws4_request"
        guard parts["Credential"].map(String.init) == "\(Self.key)/\(scope)" else {
            return "credential: \(parts["Credential"] ?? "")"
        }
        let signed = (parts["SignedHeaders"] ?? "").split(separator: ";").map(String.init)
        guard Set(["host", "x-amz-date", "x-amz-content-sha256"]).isSubset(of: signed) else {
            return "too little is signed: \(signed)"
        }
        // One that is not there is none that is empty.
        let missing = signed.filter { name in
            name != "host" && !request.headers.contains { $0.name.canonicalName == name }
        }
        guard missing.isEmpty else { return "signed, but not sent: \(missing)" }
        let lines = signed.map { "\($0):\(header($0).trimmingCharacters(in: .whitespaces))\n" }.joined()
        let canonical = [
            "\(request.method)", request.uri.path, request.uri.query ?? "", lines,
            signed.joined(separator: ";"), contents,
        ].joined(separator: "\n")
        let hash = Secrets.hexadecimal(Secrets.sha256(Array(canonical.utf8)))
        let toSign = ["AWS4-HMAC-SHA256", date, scope, hash].joined(separator: "\n")
        var key = Array("AWS4\(Self.secret)".utf8)
        for word in scope.split(separator: "/") { key = Secrets.mac(Array(word.utf8), key: key) }
        let signature = Secrets.hexadecimal(Secrets.mac(Array(toSign.utf8), key: key))
        return parts["Signature"].map(String.init) == signature ? nil : "another signature"
    }
}
