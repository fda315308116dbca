/// One event of a server that sends them ("text/event-stream").
public struct ServerEvent: Sendable, Hashable {
    /// Its kind; "message" where the server names none.
    public var name: String
    /// Its lines, with a line break between them.
    public var data: String
    /// The last id that the server gave to an event, this one's or an earlier one's; to be sent as
    /// `Last-Event-ID` when the stream is opened again. Empty if it gave none.
    public var id: String
}
