internal import struct Foundation.Data

/// A request on its way to the thread that carries it out.
struct WebOrder: Sendable {
    var request: WebRequest
    var ticket: WebTicket
    /// Where the body goes as it comes; nil = into the answer.
    var flow: WebFlow?
    var head: @Sendable (WebHead) -> Void = { _ in }
    /// Called once, at the end.
    var done: @Sendable (Result<WebAnswer, WebTrouble>) -> Void
}
