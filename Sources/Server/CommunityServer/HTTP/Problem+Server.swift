import API
import HTTPTypes
import Hummingbird
import NIOCore
import ServerStore

extension Problem {
    static let signedOut = Problem(.signedOut, status: 401, title: "Nobody is signed in with this token.")
    static let wrongCredentials = Problem(
        .wrongCredentials, status: 401, title: "The name or the password is wrong.",
        fields: ["name": .wrong, "password": .wrong])
    static let codeNeeded = Problem(
        .codeNeeded, status: 401, title: "The code of the second factor is needed.")
    static let wrongCode = Problem(
        .codeNeeded, status: 401, title: "The code of the second factor is wrong.", fields: ["code": .wrong])
    static let secondFactorNeeded = Problem(
        .secondFactorNeeded, status: 403, title: "Owners and moderators need a second factor first.")
    static let lastWayIn = Problem(
        .lastWayIn, status: 409, title: "It is the only way to sign in: set a password first.")
    static let signInAgain = Problem(.signInAgain, status: 403, title: "Sign in again first.")
    static let notFound = Problem(.notFound, status: 404, title: "There is nothing here.")
    static let tooSlow = Problem(.tooSlow, status: 408, title: "The request took too long to come.")
    static let changed = Problem(.changed, status: 412, title: "It has been changed since it was read.")
    static let inProgress = Problem(
        .inProgress, status: 409, title: "The same request is being worked on.")
    static let keyReused = Problem(
        .keyReused, status: 422, title: "This Idempotency-Key came with another request.")
    static let preconditionRequired = Problem(
        .preconditionRequired, status: 428, title: "If-Match must say which state is to be changed.")
    static let expired = Problem(.expired, status: 410, title: "It has been used, or is too old.")
    static let closed = Problem(.closed, status: 403, title: "New accounts need an invitation.")
    static let busy = Problem(.busy, status: 503, title: "There is too much to do just now.")
    static let noWorkshop = Problem(
        .busy, status: 503, title: "Pictures and clips can't be looked at on this server just now.")
    static let storeAway = Problem(
        .storeAway, status: 503, title: "The server can't reach its database just now.")
    static let storeFailing = Problem(
        .storeAway, status: 503, title: "The server's disk doesn't do what it is told.")
    static let storeFull = Problem(
        .full, status: 507,
        title: "The server's disk is full: what is there can be read, nothing can be written.")
    static let noBucket = Problem(
        .busy, status: 503, title: "The store of pictures and clips can't be reached just now.")
    static let full = Problem(.full, status: 507, title: "The server's disk is nearly full.")
    static let quota = Problem(.quota, status: 413, title: "The account has used up its space.")
    static let broken = Problem(.broken, status: 500, title: "Something went wrong in the server.")

    static func malformed(_ detail: String) -> Problem {
        Problem(.malformed, status: 400, title: "The request can't be read.", detail: detail)
    }

    static func forbidden(_ detail: String) -> Problem {
        Problem(.forbidden, status: 403, title: "This is not allowed.", detail: detail)
    }

    /// - Parameter reason: as the moderator has written it.
    static func suspended(_ reason: String) -> Problem {
        Problem(
            .suspended, status: 403, title: "This account writes nothing here for now.", detail: reason)
    }

    static func invalid(_ fields: [String: FieldFault]) -> Problem {
        Problem(.invalid, status: 422, title: "Fields are not as they must be.", fields: fields)
    }

    static func tooLarge(_ limit: Int) -> Problem {
        Problem(.tooLarge, status: 413, title: "The body is too large.", detail: "At most \(limit) bytes.")
    }

    static func unsupportedMedia(_ wanted: String) -> Problem {
        Problem(.unsupportedMedia, status: 415, title: "The body is of another kind.", detail: wanted)
    }

    /// A picture or clip that isn't taken.
    /// - Parameter sentence: why.
    static func refusedMedia(_ sentence: String) -> Problem {
        Problem(.unsupportedMedia, status: 415, title: sentence)
    }

    /// - Parameter seconds: after which it will be answered.
    static func tooMany(_ seconds: Int) -> Problem {
        Problem(.tooMany, status: 429, title: "Too often.", detail: "retry-after \(seconds)")
    }

    /// What an error is to those outside. Its cause is for the log.
    init(_ error: any Error) {
        switch error {
        case let problem as Problem: self = problem
        case let error as HTTPError:
            self =
                switch error.status {
                case .notFound: .notFound
                case .contentTooLarge: .tooLarge(0)
                case .badRequest: .malformed("")
                default: .broken
                }
        case let error as StoreError:
            self =
                switch error.kind {
                case .busy: .busy
                case .unreachable: .storeAway
                case .failing: .storeFailing
                case .full: .storeFull
                default: .broken
                }
        case is BucketStore.Trouble: self = .noBucket
        case is CancellationError, is ChannelError, is NIOAsyncWriterError: self = .malformed("it broke off")
        default: self = .broken
        }
    }

    /// Seconds after which it is worth asking again.
    var retryAfter: Int? {
        switch type {
        case .busy: 2
        case .inProgress: 1
        case .storeAway: 5
        case .tooMany: detail.flatMap { $0.split(separator: " ").last }.flatMap { Int($0) } ?? 60
        default: nil
        }
    }

    var reply: Reply {
        var headers: HTTPFields = [.contentType: "application/problem+json"]
        if let retryAfter { headers[.retryAfter] = "\(retryAfter)" }
        if status == 401 { headers[.wwwAuthenticate] = "Bearer" }
        return Reply(.init(code: status), headers: headers, body: .init(byteBuffer: words))
    }

    private var words: ByteBuffer { ByteBuffer(bytes: (try? Reply.encoded(self)) ?? .init()) }

    /// A body after which the connection is closed. Half a second is for the other side to read it: whoever is
    /// closed upon while still sending loses what it was told.
    func lastWords(on channel: any Channel) -> ResponseBody {
        let words = words
        return ResponseBody(contentLength: words.readableBytes) { writer in
            try await writer.write(words)
            try await writer.finish(nil)
            try? await Task.sleep(for: .milliseconds(500))
            try? await channel.close(mode: .all)
        }
    }
}
