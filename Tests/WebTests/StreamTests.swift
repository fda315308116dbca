import Foundation
import Glibc
import Synchronization
import Testing

@testable import Web

@Suite(.timeLimit(.minutes(1)), .serialized) struct StreamTests {
    private func request(_ address: String, limit: Int = 1 << 20, patience: WebPatience = .stream) throws
        -> WebRequest
    {
        WebRequest(try WebAddress(address), trust: .chosen, limit: limit, patience: patience)
    }

    @Test("Pieces come as they are sent, not when all is there") func pieces() async throws {
        let goOn = DispatchSemaphore(value: 0)
        let server = LocalServer { _, caller in
            caller.send("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n")
            for number in 1...3 {
                goOn.wait()
                caller.send("id: \(number)\ndata: order \(number)\n\n")
            }
        }
        let stream = try await Web.open(request(server.address("/close")))
        #expect(stream.head.status == 200)
        #expect(stream.head.headers["content-type"] == "text/event-stream")
        var reader = ServerEventReader()
        var heard: [String] = []
        goOn.signal()
        for try await piece in stream {
            for event in try reader.read(piece) {
                heard.append(event.id + event.data)
                // The next is sent only when this one has been heard.
                goOn.signal()
            }
        }
        #expect(heard == ["1order 1", "2order 2", "3order 3"])
    }

    @Test("Questions don't wait for a stream that keeps silent, and it not for them") func silent()
        async throws
    {
        let (asked, ask) = AsyncStream<Void>.makeStream(), goOn = DispatchSemaphore(value: 0)
        let server = LocalServer { question, caller in
            guard question.path == "/close" else { return caller.answer("answer to \(question.path)") }
            ask.yield()
            // Not even the head comes.
            goOn.wait()
            caller.send("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n")
            caller.send("data: hello\n\n")
            ask.yield()
            goOn.wait()
            caller.send("data: at last\n\n")
        }
        let events = try request(server.address("/close"))
        async let opening = Web.open(events)
        var turns = asked.makeAsyncIterator()
        await turns.next()
        // Before the stream has been answered, and after that.
        for path in ["/a", "/b"] {
            let answer = try await Web.ask(try request(server.address(path)))
            #expect(answer.body == Data("answer to \(path)".utf8))
        }
        goOn.signal()
        let stream = try await opening
        await turns.next()
        let answer = try await Web.ask(try request(server.address("/c")))
        #expect(answer.status == 200)
        goOn.signal()
        var reader = ServerEventReader(), heard: [String] = []
        for try await piece in stream { heard += try reader.read(piece).map(\.data) }
        #expect(heard == ["hello", "at last"])
    }

    @Test("A no is heard with its body") func refusal() async throws {
        let server = LocalServer { _, caller in caller.answer(401, body: "who?".utf8) }
        let stream = try await Web.open(request(server.address("/")))
        var body = Data()
        for try await piece in stream { body += piece }
        #expect(stream.head.status == 401 && body == Data("who?".utf8))
    }

    @Test("A redirect is gone along before the stream begins") func redirect() async throws {
        let server = LocalServer { question, caller in
            question.path == "/a"
                ? caller.answer(307, "Location: /b", body: "old".utf8) : caller.answer("new")
        }
        let stream = try await Web.open(request(server.address("/a")))
        var body = Data()
        for try await piece in stream { body += piece }
        #expect(body == Data("new".utf8) && stream.head.address.text == server.address("/b"))
    }

    @Test("Cancelling who reads ends it at once", arguments: ["/head", "/piece"])
    func cancelling(path: String) async throws {
        let isRead = Signal(), isGone = Signal()
        let server = LocalServer { _, caller in
            caller.send("HTTP/1.1 200 OK\r\n\r\n")
            if path == "/piece" { caller.send("soup") }
            caller.waitUntilGone()
            isGone.ring()
        }
        let request = try request(server.address(path))
        let task = Task {
            do throws(WebTrouble) {
                let stream = try await Web.open(request)
                if path == "/head" { isRead.ring() }
                for try await _ in stream { isRead.ring() }
                return Optional<WebTrouble.Reason>.none
            } catch { return error.reason }
        }
        await isRead.wait()
        task.cancel()
        #expect(await task.value == .cancelled)
        await isGone.wait()
    }

    @Test("Cancelling who waits for the head ends it at once") func cancelledBeforeHead() async throws {
        let isAsked = Signal(), isGone = Signal()
        let server = LocalServer { _, caller in
            isAsked.ring()
            caller.waitUntilGone()
            isGone.ring()
        }
        let request = try request(server.address("/"))
        let task = Task {
            do throws(WebTrouble) {
                _ = try await Web.open(request)
                return Optional<WebTrouble.Reason>.none
            } catch { return error.reason }
        }
        await isAsked.wait()
        task.cancel()
        #expect(await task.value == .cancelled)
        await isGone.wait()
    }

    @Test("A stream that nobody holds is left") func letGo() async throws {
        let isGone = Signal()
        let server = LocalServer { _, caller in
            caller.send("HTTP/1.1 200 OK\r\n\r\n")
            caller.waitUntilGone()
            isGone.ring()
        }
        _ = try await Web.open(request(server.address("/")))
        await isGone.wait()
    }

    @Test("Silence ends it, and any byte now and then does not") func silence() async throws {
        let isHeard = DispatchSemaphore(value: 0)
        let server = LocalServer { _, caller in
            caller.send("HTTP/1.1 200 OK\r\n\r\n")
            for _ in 1...3 {
                caller.send(":\n")
                isHeard.wait()
            }
            caller.waitUntilGone()
        }
        let patience = WebPatience(whole: nil, stalled: 0.5, slowest: 0)
        var heard = 0
        let trouble = await #expect(throws: WebTrouble.self) {
            for try await piece in try await Web.open(request(server.address("/"), patience: patience)) {
                heard += piece.count
                isHeard.signal()
            }
        }
        #expect(trouble?.reason == .tooSlow && heard == 6)
    }

    @Test("What breaks off says so, behind what came") func brokenOff() async throws {
        let server = LocalServer { _, caller in
            caller.send("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nsoup")
        }
        var body = Data()
        let trouble = await #expect(throws: WebTrouble.self) {
            for try await piece in try await Web.open(request(server.address("/close"))) { body += piece }
        }
        #expect(trouble?.reason == .broken && body == Data("soup".utf8))
    }

    @Test("More than may wait makes the server wait, and nothing is lost") func flow() async throws {
        let bytes = (0..<2_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 5) }
        let server = LocalServer { _, caller in caller.answer(200, body: bytes) }
        var body = Data()
        for try await piece in try await Web.open(request(server.address("/"), limit: 20_000)) {
            body += piece
        }
        #expect(body == Data(bytes))
    }

    @Test("So much waits, and no more") func bounds() {
        let (pieces, feed) = AsyncThrowingStream.makeStream(of: Data.self)
        let flow = WebFlow(limit: 100, feed)
        let take = { (count: Int) in [UInt8](repeating: 0, count: count).withUnsafeBytes { flow.take($0) } }
        // One is taken, however large it is: it has to be read somehow.
        #expect(take(150) && !take(1) && !flow.hasRoom)
        flow.note(read: 150)
        #expect(flow.hasRoom && take(60) && take(40) && !take(1))
        flow.note(read: 40)
        #expect(!flow.hasRoom)
        flow.note(read: 60)
        #expect(flow.hasRoom)
        _ = pieces
    }
}
