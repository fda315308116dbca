import API
import HTTPTypes
import Hummingbird
import ServerStore

extension Backroom {
    /// All that can be asked, behind one reception.
    func router() -> Router<ServerContext> {
        let router = Router(context: ServerContext.self, options: .autoGenerateHeadEndpoints)
        router.add(middleware: Reception(backroom: self))
        for endpoint in Endpoint.all {
            guard let method = HTTPRequest.Method(rawValue: endpoint.route.method) else { continue }
            router.on(RouterPath(endpoint.route.path), method: method) { request, context in
                let reply = try await answer(endpoint, request, context)
                return Response(status: reply.status, headers: reply.headers, body: reply.body)
            }
        }
        return router
    }

    /// Who asks, and whether he may, and not too often; then what the endpoint does.
    private func answer(
        _ endpoint: Endpoint, _ request: Request, _ context: ServerContext
    ) async throws -> Reply {
        let address = ClientAddress(
            peer: context.channel.remoteAddress?.ipAddress, forwarded: request.headers[.forwardedFor],
            trusted: settings.trustedProxies)
        if endpoint.isPage { try checkOrigin(request, isStrict: endpoint.route.path.hasPrefix("/console")) }
        var caller: Sessions.Caller?
        if endpoint.access == .account {
            do {
                caller = try await self.caller(request)
            } catch {
                try keepPace(.reading, address.block)
                throw error
            }
        }
        if endpoint.access == .console {
            caller = try await consoleCaller(request)
            if caller == nil {
                try keepPace(.reading, address.block)
                return Self.consoleDoor(request)
            }
        }
        let who = endpoint.pace.isByAddress ? address.block : caller?.account ?? address.block
        try keepPace(endpoint.pace, who)
        if let caller, caller.isUnguarded, !endpoint.isForSetup { throw Problem.secondFactorNeeded }
        let asking = Asking(
            request: request, context: context, address: address, caller: caller, backroom: self)
        return try await endpoint.handle(asking)
    }

    /// Where whoever isn't signed in to the console is led. Nothing was done.
    private static func consoleDoor(_ request: Request) -> Reply {
        let hasBegun = request.uri.queryParameters["begun"] != nil
        let why = hasBegun ? "?why=cookie" : request.method == .post ? "?why=ended" : ""
        return Reply(.seeOther, headers: [.location: "/console/sign-in" + why])
    }

    private func keepPace(_ pace: Pace, _ who: String) throws(Problem) {
        if !settings.isUnhurried, let seconds = paces.ask(pace, who, at: clock.steadily) {
            throw .tooMany(seconds)
        }
    }

    /// Whoever shows a token that is good.
    private func caller(_ request: Request) async throws -> Sessions.Caller {
        guard let words = request.headers[.authorization], words.lowercased().hasPrefix("bearer "),
            words.utf8.count <= 200
        else { throw Problem.signedOut }
        let token = String(words.dropFirst(7)), clock = clock.sense()
        guard let caller = try await store.look({ try Sessions($0).caller(token: token, at: clock.sure) })
        else {
            throw Problem.signedOut
        }
        if caller.isSeenLongAgo {
            // Where nothing can be written, what is there can still be read.
            _ = try? await store.write { try Sessions($0).touch(device: caller.device, at: clock.now) }
        }
        return caller
    }

    /// A page's form counts only when a page of ours sent it (as Go's CrossOriginProtection): the browser
    /// says so, or an older one says from where it comes.
    /// - Parameter isStrict: a browser that says nothing of it counts as another site's, too.
    private func checkOrigin(_ request: Request, isStrict: Bool) throws(Problem) {
        if [.get, .head].contains(request.method) { return }
        if let site = request.headers[.fetchSite] {
            guard site == "same-origin" || site == "none" else { throw .forbidden("sent by another site") }
        } else if let origin = request.headers[.origin] {
            guard HostNames.authority(of: origin) == request.head.authority ?? "" else {
                throw .forbidden("sent by another site")
            }
        } else if isStrict {
            throw .forbidden("sent by nobody knows whom")
        }
    }
}
