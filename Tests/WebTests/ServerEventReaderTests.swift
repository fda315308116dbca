import Foundation
import Testing

@testable import Web

@Suite struct ServerEventReaderTests {
    private let text =
        "\u{FEFF}: hello\n\nevent: order\nid: 7\ndata: a\ndata:  b\r\n\r\ndata\r\rid: x\0y\nretry: 2500\n"
        + "event: lost\n\nidea: none\ndata:é\n\ndata: cut off"

    private var events: [ServerEvent] {
        [
            ServerEvent(name: "order", data: "a\n b", id: "7"),
            ServerEvent(name: "message", data: "", id: "7"),
            ServerEvent(name: "message", data: "é", id: "7"),
        ]
    }

    @Test("Events are read the same in whatever pieces they come", arguments: [1, 2, 3, 7, 1000])
    func pieces(length: Int) throws {
        var reader = ServerEventReader()
        var bytes = Array(text.utf8)[...]
        var heard: [ServerEvent] = []
        while !bytes.isEmpty {
            heard += try reader.read(Data(bytes.prefix(length)))
            bytes = bytes.dropFirst(length)
        }
        #expect(heard == events)
        #expect(reader.retry == 2.5)
    }

    @Test("An id lasts until another comes, over a new stream, too") func ids() throws {
        var reader = ServerEventReader(lastID: "3")
        let heard = try reader.read(Data("data: a\n\nid\ndata: b\n\n".utf8))
        #expect(heard.map(\.id) == ["3", ""])
    }

    @Test("A line or an event without end is given up", arguments: ["a", "data: aaaaaaa\n"])
    func endless(word: String) {
        var reader = ServerEventReader(limit: 1000)
        let bytes = Data(String(repeating: word, count: 2000).utf8)
        #expect(throws: WebTrouble(.tooLarge, cause: "an event of more than 1000 bytes")) {
            try reader.read(bytes)
        }
    }
}
