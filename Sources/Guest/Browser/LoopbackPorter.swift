internal import Glibc

/// Lets browsers in at a port until one brings what is waited for. Waits on the thread that calls.
///
/// Browsers open connections ahead and leave them silent, so several are looked after at a time, each with
/// little time and few bytes.
struct LoopbackPorter {
    let listener: Int32
    let end: Int32
    let port: Int
    let state: String
    let page: ReturnPage
    let deadline: ContinuousClock.Instant
    private var visitors: [Visitor] = []

    private struct Visitor {
        var handle: Int32
        var head: [UInt8] = []
        var until: ContinuousClock.Instant
    }

    private enum Reading { case more, over, whole }

    /// Connections at a time; one more, and the oldest goes.
    static let most = 16
    /// For a request to come.
    static let patience = Duration.seconds(10)

    init(
        listener: Int32, end: Int32, port: Int, state: String, page: ReturnPage,
        deadline: ContinuousClock.Instant
    ) {
        (self.listener, self.end, self.port, self.state) = (listener, end, port, state)
        (self.page, self.deadline) = (page, deadline)
    }

    mutating func wait() -> Result<String, LoopbackTrouble> {
        defer { for visitor in visitors { close(visitor.handle) } }
        while true {
            let now = ContinuousClock.now
            if now >= deadline { return .failure(.tooLate) }
            dismiss { $0.until <= now }
            var events = ([listener, end] + visitors.map(\.handle)).map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
            // Once a second at least, for those whose time is up.
            let left = min(deadline - now, .seconds(1)).components
            let milliseconds = Int32(left.seconds * 1000 + left.attoseconds / 1_000_000_000_000_000) + 1
            guard poll(&events, nfds_t(events.count), milliseconds) >= 0 else {
                if errno == EINTR { continue }
                return .failure(.noPort(cause: "poll: \(errno)"))
            }
            if events[1].revents != 0 { return .failure(.cancelled) }
            let ready = Set(events.dropFirst(2).filter { $0.revents != 0 }.map(\.fd))
            for handle in ready {
                if let code = hear(handle) { return .success(code) }
            }
            if events[0].revents & Int16(POLLERR | POLLHUP | POLLNVAL) != 0 {
                return .failure(.noPort(cause: "the port is gone"))
            }
            if events[0].revents != 0 { letIn() }
        }
    }

    private mutating func letIn() {
        let handle = accept(listener, nil, nil)
        guard handle >= 0 else { return }
        LoopbackReturn.keepToOneself(handle)
        if visitors.count >= Self.most, let oldest = visitors.first?.handle {
            dismiss { $0.handle == oldest }
        }
        visitors.append(Visitor(handle: handle, until: .now + Self.patience))
    }

    private mutating func dismiss(_ isOver: (Visitor) -> Bool) {
        for visitor in visitors where isOver(visitor) { close(visitor.handle) }
        visitors.removeAll(where: isOver)
    }

    /// Reads what has come from one.
    /// - Returns: the code, if it is what is waited for; then it has been shown the page.
    private mutating func hear(_ handle: Int32) -> String? {
        guard let place = visitors.firstIndex(where: { $0.handle == handle }) else { return nil }
        switch Self.read(&visitors[place]) {
        case .more: return nil
        case .over: dismiss { $0.handle == handle }
        case .whole:
            let code = ReturnRequest.code(
                in: visitors[place].head, authority: "127.0.0.1:\(port)", path: LoopbackReturn.path,
                state: state)
            Self.say(code == nil ? ReturnPage.nothing : page.answer, to: handle)
            dismiss { $0.handle == handle }
            return code
        }
        return nil
    }

    private static func read(_ visitor: inout Visitor) -> Reading {
        var room = [UInt8](repeating: 0, count: 2048)
        let count = recv(visitor.handle, &room, room.count, 0)
        if count < 0, errno == EAGAIN || errno == EINTR { return .more }
        guard count > 0 else { return .over }
        visitor.head += room[..<count]
        if visitor.head.firstRange(of: [13, 10, 13, 10]) != nil { return .whole }
        return visitor.head.count < ReturnRequest.longest ? .more : .over
    }

    /// So little that it always fits into what the system keeps for sending.
    private static func say(_ bytes: [UInt8], to handle: Int32) {
        _ = send(handle, bytes, bytes.count, Int32(MSG_NOSIGNAL))
        shutdown(handle, Int32(SHUT_WR))
    }
}
