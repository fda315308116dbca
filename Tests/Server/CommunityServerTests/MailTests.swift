@testable import CommunityServer
import Foundation
import ServerStore
import Testing

@Suite("Letters, and mail servers that don't take them (AR09)", .timeLimit(.minutes(1))) struct MailTests {
    private static func carrier(_ port: Int, user: String? = nil, password: String? = nil) -> MailCarrier {
        var settings = ServerSettings()
        settings.mail = .smtp("smtp://127.0.0.1:\(port)")
        (settings.sender, settings.mailUser, settings.mailPassword) = ("kitchen@example.org", user, password)
        return MailCarrier(settings)
    }

    private static func letter(subject: String = "s", body: String = "b") -> Outbox.Letter {
        Outbox.Letter(
            id: "1", recipient: "anna@example.org", subject: subject, body: body, writtenAt: 1, tries: 1)
    }

    /// What comes of sending, off the threads on which tests run.
    private static func trouble(_ carrier: MailCarrier, _ letter: Outbox.Letter = letter()) async
        -> MailTrouble?
    {
        await withCheckedContinuation { continuation in
            Thread {
                do throws(MailTrouble) {
                    try carrier.carry(letter)
                    continuation.resume(returning: nil)
                } catch {
                    continuation.resume(returning: error)
                }
            }.start()
        }
    }

    @Test(
        "To what the server says no tells whose affair it is",
        arguments: [
            ("RCPT", "550 5.1.1 no such user", .recipient, "550 5.1.1"),
            ("RCPT", "550 no", .recipient, "550"),
            ("RCPT", "551 5.1.6 moved", .recipient, "551 5.1.6"), ("RCPT", "553 no", .recipient, "553"),
            ("RCPT", "550 5.2.1 shut", .recipient, "550 5.2.1"),
            (".", "550-5.1.1 nobody\r\n550 5.1.1 there", .recipient, "550 5.1.1"),
            ("RCPT", "550 5.7.1 relaying denied", .us, "550 5.7.1"), ("RCPT", "554 no relay", .us, "554"),
            ("RCPT", "553 5.1.8 sender's domain", .us, "553 5.1.8"),
            ("RCPT", "530 5.7.0 authenticate", .noPassword, "530 5.7.0"),
            ("RCPT", "450 4.2.0 greylisted", .later, "450 4.2.0"),
            ("RCPT", "552 5.2.2 mailbox full", .later, "552 5.2.2"),
            ("RCPT", "450 5.1.1 odd", .later, "450 5.1.1"),
            ("MAIL", "550 5.1.0 no", .sender, "550 5.1.0"), ("MAIL", "553 no", .sender, "553"),
            ("MAIL", "530 5.7.1 authenticate", .noPassword, "530 5.7.1"),
            ("MAIL", "452 4.3.1 no room", .brokenOff, "452 4.3.1"),
            ("DATA", "554 5.7.1 spam", .letter, "554 5.7.1"), (".", "554 spam", .letter, "554"),
            (".", "550 5.7.1 policy", .letter, "550 5.7.1"), (".", "451 4.7.1 later", .later, "451 4.7.1"),
            ("", "554 go away", .us, "554"), ("", "421 busy", .brokenOff, "421"),
            ("RCPT", "421 4.3.2 shutting down", .brokenOff, "421 4.3.2"),
            ("MAIL", nil, .brokenOff, ""), ("DATA", nil, .brokenOff, ""), (".", nil, .brokenOff, ""),
            ("", nil, .brokenOff, ""),
        ] as [(String, String?, MailTrouble.Cause, String)])
    func refusals(word: String, says: String?, cause: MailTrouble.Cause, reply: String) async throws {
        let server = try MailStandIn { $0.prefix(4) == word ? says : MailStandIn.usual($0) }
        let trouble = await Self.trouble(Self.carrier(server.port))
        #expect(trouble == MailTrouble(cause: cause, reply: reply))
    }

    @Test(
        "A password that isn't taken is the owner's affair, whatever the number", arguments: [535, 534, 454])
    func password(code: Int) async throws {
        let server = try MailStandIn { line in
            line.hasPrefix("AUTH") ? "\(code) 5.7.8 no" : MailStandIn.usual(line)
        }
        var carrier = Self.carrier(server.port, user: "kitchen", password: "wrong")
        // Without encryption it isn't even shown.
        #expect(await Self.trouble(carrier)?.cause == .unencrypted)
        #expect(!server.lines.contains { $0.hasPrefix("AUTH") })
        carrier.isInClear = true
        let trouble = await Self.trouble(carrier)
        #expect(trouble?.cause == .password && trouble?.reply.hasPrefix("\(code)") == true)
        #expect(trouble?.sentence.contains("mail-password") == true)
    }

    @Test("Nobody there, a name that is none, a folder that can't be written") func nobody() async throws {
        let server = try MailStandIn(), carrier = Self.carrier(server.port)
        #expect(await Self.trouble(carrier) == nil)
        server.end()
        #expect(await Self.trouble(carrier)?.cause == .unreachable)
        var settings = ServerSettings()
        settings.mail = .folder("/proc/nowhere")
        #expect(await Self.trouble(MailCarrier(settings))?.cause == .folder)
    }

    @Test("No trouble's sentence has an address in it, and each says something") func sentences() {
        let sentences = MailTrouble.Cause.allCases.map { MailTrouble(cause: $0, reply: "550").sentence }
        #expect(Set(sentences).count == sentences.count)
        #expect(sentences.allSatisfy { !$0.contains("@") && $0.hasSuffix(".") })
    }

    @Test("Dots, single line ends and other scripts arrive as they were written") func text() async throws {
        let server = try MailStandIn()
        let subject = "Küche für Zoë 🍲: \(String(repeating: "Rührei mit Schnittlauch ", count: 8))"
        let body = ".\n..dots\n.\r\nbare \r return\nKüche\r\n.\r\nMAIL FROM:<evil@example.org>\r\n"
        #expect(
            await Self.trouble(Self.carrier(server.port), Self.letter(subject: subject, body: body)) == nil)
        let letter = try #require(server.letters.first)
        let text = String(decoding: letter, as: UTF8.self)
        #expect(letter.allSatisfy { $0 < 0x80 })
        #expect(!text.replacing("\r\n", with: "").contains { $0 == "\r" || $0 == "\n" })
        #expect(text.split(separator: "\r\n").allSatisfy { $0.utf8.count <= 78 && !$0.hasPrefix(".") })
        let parts = text.split(separator: "\r\n\r\n", maxSplits: 1)
        let decoded = Data(base64Encoded: String(parts[1].filter { !$0.isNewline }))
        let expected = ".\r\n..dots\r\n.\r\nbare \r return\r\nKüche\r\n.\r\nMAIL FROM:<evil@example.org>\r\n"
        #expect(decoded.map { String(decoding: $0, as: UTF8.self) } == expected)
        let words = parts[0].split(separator: "?B?").dropFirst().compactMap { word in
            Data(base64Encoded: String(word.prefix { $0 != "?" }))
        }
        #expect(words.map { String(decoding: $0, as: UTF8.self) }.joined() == subject)
        #expect(server.lines.filter { $0.hasPrefix("MAIL") }.count == 1)
    }

    @Test("What would come into a head is refused", arguments: ["a\r\nBcc: x@y", "a\nb", "a\rb", "a\u{0}b"])
    func heads(text: String) async throws {
        let server = try MailStandIn()
        #expect(
            await Self.trouble(Self.carrier(server.port), Self.letter(subject: text))
                == MailTrouble(cause: .headers))
        #expect(server.lines == [])
    }

    // MARK: Others' mail servers

    /// The ports of one that wants STARTTLS and a password and of one that can neither, the certificate of the
    /// first, and where they write down what they are given (`make test-mail`).
    private static let others = ProcessInfo.processInfo.environment["HANDS_OFF_SMTP"]?
        .split(separator: " ").map(String.init)

    /// What such a server has read.
    private struct Read: Decodable, Equatable {
        var from: String
        var to: [String]
        var subject: String
        var text: String
        var secure: Bool
        var longest: Int
        var bare: Bool
    }

    @Test(
        "aiosmtpd takes letters with STARTTLS and a password, and says no as it must",
        .enabled(if: others != nil))
    func othersServers() async throws {
        let words = try #require(Self.others), certificate = words[2]
        func carrier(_ port: String, password: String? = nil, trusting authorities: String? = certificate)
            -> MailCarrier
        {
            var settings = ServerSettings()
            settings.mail = .smtp("smtp://localhost:\(port)")
            settings.sender = "kitchen@example.org"
            if let password { (settings.mailUser, settings.mailPassword) = ("kitchen", password) }
            var carrier = MailCarrier(settings)
            (carrier.authorities, carrier.isInClear) = (authorities, false)
            return carrier
        }
        let subject = "Küche 🍲: \(String(repeating: "Rührei ", count: 20))ist fertig"
        let letter = Self.letter(subject: subject, body: ".\n..\nGrüße\nFrom here\n.\n")
        #expect(await Self.trouble(carrier(words[0], password: "right"), letter) == nil)
        #expect(await Self.trouble(carrier(words[0], password: "wrong"), letter)?.cause == .password)
        #expect(await Self.trouble(carrier(words[0]), letter)?.cause == .noPassword)
        #expect(
            await Self.trouble(carrier(words[0], password: "right", trusting: nil), letter)?.cause
                == .untrusted)
        #expect(await Self.trouble(carrier(words[1]), letter)?.cause == .unencrypted)
        var clear = carrier(words[1])
        clear.isInClear = true
        #expect(await Self.trouble(clear, letter) == nil)
        let lines = try String(contentsOfFile: words[3], encoding: .utf8).split(separator: "\n")
        let read = try lines.map { try JSONDecoder().decode(Read.self, from: Data($0.utf8)) }
        let expected = [true, false].map { secure in
            Read(
                from: "kitchen@example.org", to: ["anna@example.org"], subject: subject,
                text: ".\n..\nGrüße\nFrom here\n.\n", secure: secure, longest: read[0].longest, bare: false)
        }
        #expect(read == expected && read[0].longest <= 78)
    }
}
