internal import CSeccomp
internal import Foundation

/// The opening between kitchen and scullery through which messages go: one end of a pair of sockets.
///
/// Blocks its thread; not Sendable, for two at one end would mix up what they say.
final class Hatch {
    let descriptor: Int32
    /// Called over and over while the other side keeps one waiting, with the milliseconds that may be waited
    /// before the next call; throws to give up.
    private let whileWaiting: () throws(Mishap) -> Int32
    private var came: [Int32] = []

    /// Takes the descriptor over.
    init(_ descriptor: Int32, whileWaiting: @escaping () throws(Mishap) -> Int32) {
        self.descriptor = descriptor
        self.whileWaiting = whileWaiting
    }

    deinit {
        for one in came { close(one) }
        close(descriptor)
    }

    // MARK: Saying

    /// - Parameter descriptors: four at most; the other side gets copies of them.
    func say(_ message: Message, descriptors: [Int32] = []) throws(Mishap) {
        let size = message.bytes.reduce(message.words.count) { $0 + $1.count }
        guard size <= Message.longest, message.bytes.count < Message.mostPieces else {
            throw .nonsense(cause: "a message of \(size) bytes in \(message.bytes.count) pieces")
        }
        try send(message.head, descriptors)
        try send(message.words)
        for piece in message.bytes { try send(piece) }
    }

    private func send(_ data: Data, _ descriptors: [Int32] = []) throws(Mishap) {
        var done = 0
        while done < data.count {
            let sent = data.withUnsafeBytes { bytes in
                shim_send(
                    descriptor, bytes.baseAddress! + done, bytes.count - done, descriptors,
                    done == 0 ? descriptors.count : 0)
            }
            if sent > 0 { done += sent } else { try wait(for: POLLOUT, after: errno) }
        }
    }

    // MARK: Hearing

    /// The next message, and the descriptors that came with it, which are then the caller's to close; nil
    /// when the other side is gone.
    func hear() throws(Mishap) -> (message: Message, descriptors: [Int32])? {
        guard let first = try receive(4, isFirst: true) else { return nil }
        let count = Int(first.number(0))
        guard (1...Message.mostPieces).contains(count), let head = try receive(4 * count) else {
            throw .nonsense(cause: "a message of \(count) pieces")
        }
        let lengths = (0..<count).map { Int(head.number($0)) }
        guard lengths.reduce(0, +) <= Message.longest else { throw .nonsense(cause: "too long a message") }
        var pieces: [Data] = []
        for length in lengths {
            guard let piece = try receive(length) else { throw .nonsense(cause: "half a message") }
            pieces.append(piece)
        }
        defer { came = [] }
        return (Message(words: pieces[0], bytes: Array(pieces.dropFirst())), came)
    }

    /// That many bytes; nil where the conversation has ended.
    private func receive(_ count: Int, isFirst: Bool = false) throws(Mishap) -> Data? {
        var data = Data(count: count)
        var done = 0
        while done < count {
            var descriptors = (Int32(0), Int32(0), Int32(0), Int32(0))
            var several = 0
            let received = data.withUnsafeMutableBytes { bytes in
                withUnsafeMutableBytes(of: &descriptors) {
                    shim_receive(
                        descriptor, bytes.baseAddress! + done, count - done,
                        $0.bindMemory(to: Int32.self).baseAddress, &several)
                }
            }
            if several > 0 {
                withUnsafeBytes(of: descriptors) { came += $0.bindMemory(to: Int32.self).prefix(several) }
            }
            if received > 0 {
                done += received
            } else if received == 0 || errno == ECONNRESET {
                if isFirst, done == 0 { return nil }
                throw .gone
            } else {
                try wait(for: POLLIN, after: errno)
            }
        }
        return data
    }

    // MARK: Waiting

    private func wait(for event: Int32, after error: Int32) throws(Mishap) {
        if error == EINTR { return }
        guard error == EAGAIN || error == EWOULDBLOCK else { throw .gone }
        var place = pollfd(fd: descriptor, events: Int16(event), revents: 0)
        while true {
            let most = try whileWaiting()
            if poll(&place, 1, most) > 0 { return }
        }
    }
}

extension Data {
    fileprivate func number(_ place: Int) -> UInt32 {
        withUnsafeBytes { $0.loadUnaligned(fromByteOffset: 4 * place, as: UInt32.self) }
    }
}
