import Exchange
import Foundation
import Glibc
import Intake
import Synchronization
import Testing
import Web

@Suite("Attacks 1 and 2: on the house, by addresses that strangers wrote", .timeLimit(.minutes(2)))
struct AddressAttackTests {
    private func reason(_ address: String, _ policy: WebPolicy) -> Refusal.Reason? {
        do throws(Refusal) {
            _ = try Web.fetch(address, policy: policy)
            return nil
        } catch { return error.reason }
    }

    /// A server of this machine, and how often it was asked.
    private final class Watched: Sendable {
        let asked = Atomic<Int>(0)
        let server: HouseServer

        init() {
            let asked = Mutex<(@Sendable () -> Void)?>(nil)
            server = HouseServer { _, _ in
                asked.withLock { $0?() }
                return HouseServer.page("secret".utf8)
            }
            asked.withLock { $0 = { [weak self] in self?.asked.add(1, ordering: .relaxed) } }
        }
    }

    private static let found: [WebPolicy] = [.foundPage, .picture, .film]

    @Test(
        "Attack 1: no way of writing an address of the house leads there",
        arguments: [
            "127.0.0.1", "127.1", "127.0.1", "127.000.000.001", "0177.0.0.1", "0177.0.0.01", "0x7f.0.0.1",
            "0x7f000001",
            "2130706433", "017700000001", "0x7f.1", "0", "0.0.0.0", "127.255.255.254", "localhost",
            "LOCALHOST",
            "localhost.", "127.0.0.1.", "[::1]", "[0:0:0:0:0:0:0:1]", "[::]", "[::ffff:127.0.0.1]",
            "[::ffff:7f00:1]",
            "[::127.0.0.1]", "[0:0:0:0:0:ffff:127.0.0.1]", "[64:ff9b::7f00:1]", "[2002:7f00:1::]",
            "[::1%25lo]",
            "①②⑦.⓪.⓪.①", "127。0。0。1", "ⓛocalhost", "%6c%6f%63%61%6c%68%6f%73%74", "127.0.0.1%2f",
        ]) func spellings(host: String)
    {
        let watched = Watched()
        for policy in Self.found {
            let address = watched.server.address("/", host: host)
            #expect(reason(address, policy) != nil, "\(address)")
        }
        #expect(watched.asked.load(ordering: .relaxed) == 0)
    }

    @Test(
        "Attack 1: nor does one with a name, a port, or another way of speaking in it",
        arguments: [
            "http://example.org@127.0.0.1:PORT/", "http://127.0.0.1:PORT@example.org/",
            "http://127.0.0.1:PORT\\@example.org/",
            "http:/127.0.0.1:PORT/", "http:127.0.0.1:PORT", "http:\\\\127.0.0.1:PORT\\", "//127.0.0.1:PORT/",
            "file:///etc/passwd", "file://127.0.0.1/etc/passwd", "gopher://127.0.0.1:PORT/_GET",
            "dict://127.0.0.1:PORT/d",
            "ftp://127.0.0.1:PORT/", "ldap://127.0.0.1:PORT/", "smb://127.0.0.1/x",
            "jar:http://127.0.0.1:PORT/!/",
            "http://127.0.0.1:PORT#@example.org/", "http://example.org#@127.0.0.1:PORT/", "data:text/html,x",
            "http://127.0.0.1:PORT\r\nX: y/", "http://127.0.0.1:PORT/%0d%0aX:%20y",
            "unix:///var/run/docker.sock",
            "tftp://127.0.0.1/x", "view-source:http://127.0.0.1:PORT/", "HTTP://127.0.0.1:PORT/",
        ]) func schemes(pattern: String)
    {
        let watched = Watched()
        for policy in Self.found {
            let address = pattern.replacing("PORT", with: "\(watched.server.port)")
            #expect(reason(address, policy) != nil, "\(address)")
        }
        #expect(watched.asked.load(ordering: .relaxed) == 0)
    }

    /// The machine's own name, which whoever answers for names resolves to an address of the house: as a name
    /// would that leads into the world when it is looked at, and into the house when it is asked.
    private static let ownName: String? = {
        var name = [CChar](repeating: 0, count: 256)
        guard gethostname(&name, name.count) == 0 else { return nil }
        let text = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        var found: UnsafeMutablePointer<addrinfo>?
        guard text != "localhost", getaddrinfo(text, nil, nil, &found) == 0 else { return nil }
        freeaddrinfo(found)
        return text
    }()

    @Test(
        "Attack 1: a name is judged by where it leads when it is asked",
        .enabled(if: ownName != nil, "this machine's own name leads nowhere"))
    func names() throws {
        let watched = Watched(), name = try #require(Self.ownName)
        for policy in Self.found {
            #expect(reason(watched.server.address("/", host: name), policy) == .forbiddenAddress)
        }
        #expect(watched.asked.load(ordering: .relaxed) == 0)
    }

    @Test(
        "Attack 1: nobody who was asked rightly sends on into the house, or to what isn't the web",
        arguments: [
            "http://127.0.0.2:PORT/", "http://localhost:PORT/", "//127.0.0.2:PORT/", "http://[::1]:PORT/",
            "http://[::ffff:127.0.0.2]:PORT/", "http://2130706434:PORT/",
            "http://169.254.169.254/latest/meta-data/",
            "file:///etc/passwd", "gopher://127.0.0.1:PORT/_x", "dict://127.0.0.1:PORT/x",
            "ftp://127.0.0.1:PORT/",
            "http://a:b@127.0.0.1:PORT/", "javascript:alert(1)", "data:text/html,x",
        ]) func redirects(target: String)
    {
        let watched = Watched()
        for status in [301, 302, 303, 307, 308] {
            let sender = HouseServer { _, _ in
                let place = target.replacing("PORT", with: "\(watched.server.port)")
                return Array("HTTP/1.1 \(status) X\r\nLocation: \(place)\r\nContent-Length: 0\r\n\r\n".utf8)
            }
            // Typed, so that the first is asked at all.
            #expect(reason(sender.address("/"), .typedPage) != nil, "\(status)")
        }
        #expect(watched.asked.load(ordering: .relaxed) == 0)
    }
}
