import Web

/// A real server behind the address of the pretended one, so that a script's windows can be tried with it: they ask it, and
/// what moderators do is done there.
struct RealServer: Sendable {
    /// - Parameter now: seconds since 1970, by the script.
    var ask:
        @Sendable (_ request: WebRequest, _ path: String, _ now: Double) async -> Result<
            WebAnswer, WebTrouble
        >
    /// What a moderator decides about the post that has waited longest; nil = it is shown as it is.
    var decide: @Sendable (_ reason: String?) async -> Void
    var look: @Sendable (PretendedLook) async -> Void
}
