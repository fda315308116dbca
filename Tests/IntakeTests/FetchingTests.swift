import Exchange
import Glibc
import Intake
import Synchronization
import Testing
import Web

/// Pages are fetched from a server of this machine; none of these tests needs the Internet.
@Suite(.timeLimit(.minutes(2))) struct FetchingTests {
    private func reason(_ address: String, _ policy: WebPolicy = .typedPage) -> Refusal.Reason? {
        do throws(Refusal) {
            _ = try Web.fetch(address, policy: policy)
            return nil
        } catch {
            return error.reason
        }
    }

    @Test func aPageComesWithItsNameAddressAndEncoding() throws {
        let server = HouseServer { _, request in
            HouseServer.page(Array(request.utf8), "Content-Type: text/html; charset=ISO-8859-15")
        }
        let file = try Web.fetch(server.address("/soups/Leek.html?a=b#top"))
        #expect(file.name == "Leek.html")
        #expect(file.address == server.address("/soups/Leek.html?a=b"))
        #expect(file.encoding == "ISO-8859-15")
        let request = String(decoding: file.bytes, as: UTF8.self)
        #expect(request.hasPrefix("GET /soups/Leek.html?a=b HTTP/1.1\r\n"))
        #expect(request.contains("User-Agent: HandsOff/1.0\r\n"))
        #expect(!request.contains("Cookie"))
    }

    @Test func theHouseIsAskedOnlyIfItWasTyped() {
        let server = HouseServer { _, _ in HouseServer.page("x".utf8) }
        #expect(reason(server.address("/")) == nil)
        #expect(reason(server.address("/"), .foundPage) == .forbiddenAddress)
        #expect(reason(server.address("/"), .picture) == .forbiddenAddress)
        // The name is no disguise, nor is another way to write the address.
        for host in ["localhost", "127.1", "2130706433", "0x7f000001", "0.0.0.0"] {
            #expect(reason(server.address("/", host: host), .foundPage) == .forbiddenAddress)
        }
    }

    @Test func aRedirectIsFollowedWithinTheHostThatWasTyped() throws {
        let server = HouseServer { path, _ in
            path == "/new/Leek.html" ? HouseServer.page("soup".utf8) : HouseServer.redirect("new/Leek.html")
        }
        let file = try Web.fetch(server.address("/old"))
        #expect(file.bytes == Array("soup".utf8))
        #expect(file.address == server.address("/new/Leek.html"))
    }

    @Test func noRedirectLeadsIntoTheHouse() {
        let server = HouseServer { path, request in
            let port = request.split(separator: "\r\n").first { $0.hasPrefix("Host:") }?.split(separator: ":")
                .last
            return path == "/a"
                ? HouseServer.redirect("http://127.0.0.2:\(port ?? "")/b") : HouseServer.page("x".utf8)
        }
        #expect(reason(server.address("/b", host: "127.0.0.2")) == nil)
        #expect(reason(server.address("/a")) == .forbiddenAddress)
    }

    @Test func noRedirectLeadsToAFileOrAPassword() {
        let server = HouseServer { path, _ in
            HouseServer.redirect(path == "/file" ? "file:///etc/passwd" : "http://me:secret@127.0.0.1/")
        }
        #expect(reason(server.address("/file")) == .forbiddenAddress)
        #expect(reason(server.address("/password")) == .forbiddenAddress)
    }

    @Test func fiveRedirectsAreFollowedAndNoMore() {
        let server = HouseServer { path, _ in
            let left = Int(path.dropFirst()) ?? 0
            return left == 0 ? HouseServer.page("x".utf8) : HouseServer.redirect("/\(left - 1)")
        }
        #expect(reason(server.address("/5")) == nil)
        #expect(reason(server.address("/6")) == .unreachable)
    }

    @Test func aPageThatIsTooLongIsRefused() {
        let server = HouseServer { path, _ in
            let body = [UInt8](repeating: 32, count: 2001)
            return path == "/told"
                ? HouseServer.page(body)
                : Array("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n".utf8) + body
        }
        #expect(reason(server.address("/told"), WebPolicy(bytes: 2001, isTyped: true)) == nil)
        #expect(reason(server.address("/told"), WebPolicy(bytes: 2000, isTyped: true)) == .tooLarge)
        #expect(reason(server.address("/untold"), WebPolicy(bytes: 2001, isTyped: true)) == nil)
        #expect(reason(server.address("/untold"), WebPolicy(bytes: 2000, isTyped: true)) == .tooLarge)
    }

    @Test func whatIsPackedIsBoundedByWhatItHolds() throws {
        let packed = Packer(format: .gzip).pack([.file("x", [UInt8](repeating: 32, count: 4 << 20))])
        #expect(packed.count < 8 << 10)
        let server = HouseServer { _, _ in HouseServer.page(packed, "Content-Encoding: gzip") }
        let file = try Web.fetch(server.address("/"), policy: WebPolicy(bytes: 4 << 20, isTyped: true))
        #expect(file.bytes.count == 4 << 20)
        #expect(reason(server.address("/"), WebPolicy(bytes: 1 << 20, isTyped: true)) == .tooLarge)
    }

    @Test func aRefusalOfTheServersIsOne() {
        let server = HouseServer { path, _ in Array("HTTP/1.1 \(path.dropFirst()) No\r\n\r\n".utf8) }
        for status in [204, 304, 401, 403, 429, 500] {
            #expect(reason(server.address("/\(status)")) == .unreachable)
        }
        for status in [404, 410] { #expect(reason(server.address("/\(status)")) == .missing) }
    }

    @Test func nobodyThereIsUnreachable() {
        let port = HouseServer { _, _ in [] }.port
        #expect(reason("http://127.0.0.1:\(port)/") == .unreachable)
    }

    @Test func itStopsWhenItIsTold() {
        let server = HouseServer { _, _ in HouseServer.page([UInt8](repeating: 32, count: 4 << 20)) }
        var heard = 0
        #expect(throws: Refusal.cancelled) {
            try Web.fetch(
                server.address("/"), policy: WebPolicy(bytes: 8 << 20, isTyped: true),
                progress: { heard = $0 },
                isCancelled: { heard > 0 })
        }
        #expect(heard < 4 << 20)
    }

    /// The server answers when it has been asked often enough whether it shall go on; curl's own question
    /// comes once a second, and after ten of silence it gives up.
    @Test func itAsksOftenWhetherToStop() throws {
        let asked = Atomic<Int>(0)
        let server = HouseServer { _, _ in
            while asked.load(ordering: .relaxed) < 15 { usleep(1000) }
            return HouseServer.page("soup".utf8)
        }
        let file = try Web.fetch(
            server.address("/"),
            isCancelled: {
                asked.add(1, ordering: .relaxed)
                return false
            })
        #expect(file.bytes == Array("soup".utf8))
    }

    @Test func aServerThatSaysNothingIsLeftWhenItIsTold() {
        let calls = Atomic<Int>(0), isOver = Atomic<Bool>(false)
        let server = HouseServer { _, _ in
            while !isOver.load(ordering: .relaxed) { usleep(1000) }
            return []
        }
        #expect(throws: Refusal.cancelled) {
            try Web.fetch(
                server.address("/"), isCancelled: { calls.add(1, ordering: .relaxed).newValue > 5 })
        }
        isOver.store(true, ordering: .relaxed)
    }

    @Test func aPolicyMayGiveLessTime() {
        let isOver = Atomic<Bool>(false)
        let server = HouseServer { _, _ in
            while !isOver.load(ordering: .relaxed) { usleep(1000) }
            return []
        }
        var policy = WebPolicy.typedPage
        policy.seconds = 0.3
        #expect(reason(server.address("/"), policy) == .unreachable)
        isOver.store(true, ordering: .relaxed)
    }
}
