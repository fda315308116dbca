public import struct Foundation.Data

/// Makes events of the bytes of a stream, in whatever pieces they come, as the HTML standard reads them
/// (section 9.2.6, "Interpreting an event stream").
public struct ServerEventReader: Sendable {
    /// Bytes of one event, or of one line, at most.
    public let limit: Int
    /// Seconds that the server asks to be left alone before the stream is opened again; nil if it doesn't
    /// say.
    public private(set) var retry: Double?

    private var line: [UInt8] = []
    private var endedByReturn = false
    private var isFirst = true
    private var name = ""
    private var data: [String] = []
    private var size = 0
    private var id = ""

    public init(limit: Int = 1 << 20, lastID: String = "") {
        self.limit = limit
        id = lastID
    }

    /// The events that are whole with this piece.
    ///
    /// - Throws: ``WebTrouble/Reason/tooLarge``, if one becomes larger than the limit.
    public mutating func read(_ piece: Data) throws(WebTrouble) -> [ServerEvent] {
        var events: [ServerEvent] = []
        for byte in piece {
            let isSecondHalf = endedByReturn && byte == UInt8(ascii: "\n")
            endedByReturn = byte == UInt8(ascii: "\r")
            if isSecondHalf { continue }
            if byte == UInt8(ascii: "\n") || endedByReturn {
                if let event = finishLine() { events.append(event) }
            } else {
                line.append(byte)
            }
            guard line.count + size <= limit else {
                throw WebTrouble(.tooLarge, cause: "an event of more than \(limit) bytes")
            }
        }
        return events
    }

    /// An event, if this line is the empty one behind it.
    private mutating func finishLine() -> ServerEvent? {
        if isFirst, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
        isFirst = false
        defer { line.removeAll(keepingCapacity: true) }
        guard !line.isEmpty else { return finishEvent() }
        let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
        var rest = line[colon...].dropFirst()
        if rest.first == UInt8(ascii: " ") { rest = rest.dropFirst() }
        let value = String(decoding: rest, as: UTF8.self)
        switch String(decoding: line[..<colon], as: UTF8.self) {
        case "event": name = value
        case "data":
            data.append(value)
            size += line.count
        case "id" where !rest.contains(0): id = value
        case "retry":
            if !rest.isEmpty, rest.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
                let milliseconds = Double(value)
            {
                retry = milliseconds / 1000
            }
        // Comments, as signs of life, and what a later standard may add.
        default: break
        }
        return nil
    }

    private mutating func finishEvent() -> ServerEvent? {
        defer { (name, data, size) = ("", [], 0) }
        guard !data.isEmpty else { return nil }
        return ServerEvent(
            name: name.isEmpty ? "message" : name, data: data.joined(separator: "\n"), id: id)
    }
}
