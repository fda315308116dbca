import API
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import Synchronization

/// The first to see a request and the last to see its answer: whether it is one for us at all, what becomes
/// of an error, what every answer carries, what is counted and written down.
struct Reception: RouterMiddleware {
    var backroom: Backroom

    func handle(
        _ request: Request, context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        let began = ContinuousClock.now
        var response: Response
        var cause: String?
        do {
            try check(request)
            response = try await next(request, context)
        } catch {
            let problem = Problem(error)
            if problem.status >= 500 { cause = Self.cause(error) }
            let reply = problem.reply
            response = Response(status: reply.status, headers: reply.headers, body: reply.body)
            if problem.type == .methodNotAllowed { response.headers[.allow] = problem.detail }
            if isWorthless(request, context) {
                response.headers[.connection] = "close"
                response.body = problem.lastWords(on: context.channel)
            }
        }
        decorate(&response, context)
        if (response.body.contentLength ?? .max) > PatientWriter.piece {
            response.body = response.body.taken(within: backroom.times.taking) {
                backroom.metrics.countStalled()
                context.channel.close(mode: .all, promise: nil)
            }
        }
        let time = ContinuousClock.now - began
        let path = context.endpointPath ?? "-"
        backroom.metrics.count(path, Int(response.status.code), time)
        note(request, context, response, time, cause)
        if let cause { backroom.troubles.add(path, Int(response.status.code), cause, at: backroom.now()) }
        return response
    }

    /// Whether it is one that we answer.
    private func check(_ request: Request) throws(Problem) {
        guard let authority = request.head.authority, !authority.isEmpty else {
            throw .malformed("a request needs a host")
        }
        guard request.headers[.secondHost] == nil else { throw .malformed("two hosts") }
        if let encoding = request.headers[.transferEncoding], encoding.lowercased() != "chunked" {
            throw .malformed("an encoding that nobody knows")
        }
        guard backroom.hosts.contains(HostNames.bare(authority)) else {
            throw Problem(.malformed, status: 421, title: "This server has another name.")
        }
        if let methods = MethodTable.ours.methods(at: request.uri.path),
            !methods.contains(request.method.rawValue)
        {
            throw Problem(
                .methodNotAllowed, status: 405, title: "This can't be done here.",
                detail: methods.joined(separator: ", "))
        }
        let hasBody = request.headers[.contentLength].map { $0 != "0" } ?? false
        if [.get, .head, .delete].contains(request.method),
            hasBody || request.headers[.transferEncoding] != nil
        {
            throw .malformed("\(request.method.rawValue) with a body")
        }
        if request.uri.string.utf8.count > 4096 { throw .malformed("an address of more than 4096 bytes") }
    }

    /// Whether the connection is of no more use: a body is still under way that nobody is going to read, or
    /// where the next request begins can be read in two ways.
    private func isWorthless(_ request: Request, _ context: ServerContext) -> Bool {
        let announcesBody =
            request.headers[.transferEncoding] != nil
            || request.headers[.contentLength].map { $0 != "0" } ?? false
        return announcesBody && !context.body.isTaken.load(ordering: .relaxed)
    }

    private func decorate(_ response: inout Response, _ context: ServerContext) {
        response.headers[.requestID] = context.id
        response.headers[.contentTypeOptions] = "nosniff"
        response.headers[.referrerPolicy] = "no-referrer"
        response.headers[.resourcePolicy] = "same-origin"
        response.headers[.frameOptions] = "DENY"
        if response.headers[.cacheControl] == nil { response.headers[.cacheControl] = "no-store" }
        if response.headers[.contentSecurityPolicy] == nil {
            response.headers[.contentSecurityPolicy] = "default-src 'none'; frame-ancestors 'none'"
        }
        if backroom.settings.address.hasPrefix("https://") {
            response.headers[.strictTransportSecurity] = "max-age=31536000"
        }
    }

    /// One line a request: no address, no name, no path with somebody's id in it.
    private func note(
        _ request: Request, _ context: ServerContext, _ response: Response, _ time: Duration, _ cause: String?
    ) {
        var facts: Logger.Metadata = [
            "id": "\(context.id)", "method": "\(request.method.rawValue.prefix(10))",
            "route": "\(context.endpointPath ?? "-")", "status": "\(response.status.code)",
            "ms": "\(time.milliseconds)",
        ]
        if let cause { facts["cause"] = "\(cause)" }
        backroom.logger.log(level: cause == nil ? .info : .error, "request", metadata: facts)
    }

    private static func cause(_ error: any Error) -> String {
        switch error {
        case let problem as Problem: problem.detail ?? problem.title
        case is DecodingError: "\(type(of: error))"
        default: "\(error)"
        }
    }
}

extension HTTPField.Name {
    static let requestID = Self("X-Request-ID")!
    static let referrerPolicy = Self("Referrer-Policy")!
    static let resourcePolicy = Self("Cross-Origin-Resource-Policy")!
    static let frameOptions = Self("X-Frame-Options")!
    static let contentTypeOptions = Self("X-Content-Type-Options")!
    static let forwardedFor = Self("X-Forwarded-For")!
    /// The first one is the request's authority.
    static let secondHost = Self("Host")!
    static let lastEventID = Self("Last-Event-ID")!
    static let accelBuffering = Self("X-Accel-Buffering")!
    static let fetchSite = Self("Sec-Fetch-Site")!
}

extension Duration {
    var milliseconds: Int64 {
        components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
    }
}
