/// Who listens for hints, and how each is told. A hint says only that something has changed; what, is asked
/// for in the usual way.
actor EventHub {
    /// Streams of an account at most; the oldest is ended for another one.
    static let limit = 20

    struct Hint: Codable, Sendable, Hashable {
        /// "shelf".
        var name: String
        /// Where it stands now: a window that has heard of it needs no more.
        var id: String
    }

    private struct Listener {
        var number: Int
        var device: String
        var continuation: AsyncStream<Hint>.Continuation
    }

    private var listeners: [String: [Listener]] = [:]
    private var lastNumber = 0

    var count: Int { listeners.values.reduce(0) { $0 + $1.count } }

    /// What an account's other devices cause, from now on.
    func listen(account: String, device: String) -> (number: Int, hints: AsyncStream<Hint>) {
        lastNumber += 1
        // Hints that nobody takes push out older ones: the last says all.
        let (stream, continuation) = AsyncStream<Hint>.makeStream(bufferingPolicy: .bufferingNewest(8))
        var list = listeners[account, default: []]
        if list.count >= Self.limit { list.removeFirst().continuation.finish() }
        list.append(Listener(number: lastNumber, device: device, continuation: continuation))
        listeners[account] = list
        return (lastNumber, stream)
    }

    func leave(account: String, number: Int) {
        listeners[account]?.removeAll { $0.number == number }
        if listeners[account]?.isEmpty == true { listeners[account] = nil }
    }

    /// Tells all devices of an account but the one that has caused it.
    func tell(_ hint: Hint, account: String, but device: String?) {
        for listener in listeners[account] ?? [] where listener.device != device {
            listener.continuation.yield(hint)
        }
    }

    /// Tells everybody.
    func tellAll(_ hint: Hint) {
        for listener in listeners.values.joined() { listener.continuation.yield(hint) }
    }

    /// Ends the streams of an account, or of a device of it: it has been signed out.
    func end(account: String, device: String? = nil) {
        for listener in listeners[account] ?? [] where device == nil || listener.device == device {
            listener.continuation.finish()
        }
    }

    /// Ends those of all devices but one.
    func endOthers(account: String, but device: String) {
        for listener in listeners[account] ?? [] where listener.device != device {
            listener.continuation.finish()
        }
    }

    /// Ends all streams: the server is being stopped.
    func close() {
        for listener in listeners.values.joined() { listener.continuation.finish() }
    }
}
