import API

/// One thing the server can be asked: where, by whom, how often, and what it then does.
///
/// All of them stand in one list (``Endpoint/all``): from it the router is made, `405` knows what is
/// allowed, and the tests hold it against `openapi.yaml` and the table of rights.
struct Endpoint: Sendable {
    enum Access: Sendable, Hashable {
        case everybody
        /// Whoever is signed in.
        case account
        /// Whoever is signed in to the console: a moderator or owner, in a browser.
        case console
    }

    var route: Route
    var access: Access
    var pace: Pace
    /// Also for owners and moderators who have no second factor yet: what making one takes.
    var isForSetup = false
    /// A page in a browser rather than something for a program.
    var isPage = false
    /// It wants an `Idempotency-Key`: see ``once(_:_:prepare:)``.
    var needsKey = false
    /// It takes one.
    var takesKey = false
    var handle: @Sendable (Asking) async throws -> Reply

    init(
        _ route: Route, _ access: Access, _ pace: Pace, isForSetup: Bool = false, isPage: Bool = false,
        takesKey: Bool = false, handle: @escaping @Sendable (Asking) async throws -> Reply
    ) {
        (self.route, self.access, self.pace) = (route, access, pace)
        (self.isForSetup, self.isPage, self.takesKey) = (isForSetup, isPage, takesKey)
        self.handle = handle
    }
}

extension Endpoint {
    static let all =
        watching + opening + inviting + providing + owning + guarding + linking + picturing + blobs
        + shelving + feeding + finding + posting + reviewing + commenting + meeting + collecting + telling
        + reporting
        + moderating + ordering + paying + bugs + announcing + motivating + pages + publicPages + consoling
}
