import API
import CCurl
import Foundation
import ServerStore

/// Carries letters away: to a mail server, or into a folder.
struct MailCarrier: Sendable {
    var route: MailRoute
    var sender: String
    var user: String?
    var password: String?
    /// What is said to the other mail server, in `Message-ID`.
    var domain: String

    /// A file with the certificates that are trusted, if not the system's.
    var authorities: String?
    /// Whether it is sent in the clear: on this very machine, and never with a password. Debian's Postfix shows a
    /// certificate there that nobody trusts, and needs none.
    var isInClear: Bool

    init(_ settings: ServerSettings) {
        (route, sender) = (settings.mail, settings.sender)
        (user, password) = (settings.mailUser, settings.mailPassword)
        domain = HostNames.bare(HostNames.authority(of: settings.address))
        let isHere =
            if case .smtp(let address) = route {
                address.hasPrefix("smtp://127.0.0.1") || address.hasPrefix("smtp://localhost")
            } else { false }
        isInClear = isHere && password == nil
    }

    /// Waits on the thread that calls.
    func carry(_ letter: Outbox.Letter) throws(MailTrouble) {
        let text = try MailText.message(letter, from: sender, domain: domain)
        switch route {
        case .none: throw MailTrouble(cause: .nowhere)
        case .folder(let folder):
            try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let file = URL(filePath: "\(folder)/\(letter.id).eml")
            // Whoever watches the folder finds whole letters only.
            do { try Data(text.utf8).write(to: file, options: .atomic) } catch {
                throw MailTrouble(cause: .folder)
            }
        case .smtp(let address): try send(text, to: letter.recipient, by: address)
        }
    }

    private func send(_ text: String, to recipient: String, by address: String) throws(MailTrouble) {
        guard let curl = curl_easy_init() else { throw MailTrouble(cause: .brokenOff) }
        defer { curl_easy_cleanup(curl) }
        let recipients = curl_slist_append(nil, "<\(recipient)>")
        defer { curl_slist_free_all(recipients) }
        var source = MailSource(bytes: Array(text.utf8)), dialogue = SMTPDialogue()
        let result = withUnsafeMutablePointer(to: &source) { source in
            withUnsafeMutablePointer(to: &dialogue) { dialogue in
                prepare(curl, address, recipients)
                curl_set_read(curl, giveMail)
                curl_set_context(curl, CURLOPT_READDATA, source)
                // curl's own words don't say to what the mail server said no.
                curl_set_long(curl, CURLOPT_VERBOSE, 1)
                curl_set_debug(curl, listenToMail)
                curl_set_context(curl, CURLOPT_DEBUGDATA, dialogue)
                let result = curl_easy_perform(curl)
                // When it is let go of, it says goodbye, and nobody is there to listen.
                curl_set_long(curl, CURLOPT_VERBOSE, 0)
                return result
            }
        }
        if let trouble = MailTrouble(result, dialogue) { throw trouble }
    }

    private func prepare(
        _ curl: UnsafeMutableRawPointer, _ address: String, _ recipients: UnsafeMutablePointer<curl_slist>?
    ) {
        curl_set_text(curl, CURLOPT_URL, address)
        curl_set_text(curl, CURLOPT_MAIL_FROM, "<\(sender)>")
        curl_set_list(curl, CURLOPT_MAIL_RCPT, recipients)
        if let user { curl_set_text(curl, CURLOPT_USERNAME, user) }
        if let password { curl_set_text(curl, CURLOPT_PASSWORD, password) }
        if let authorities { curl_set_text(curl, CURLOPT_CAINFO, authorities) }
        curl_set_long(
            curl, CURLOPT_USE_SSL, Int((isInClear ? CURLUSESSL_NONE : CURLUSESSL_ALL).rawValue))
        curl_set_long(curl, CURLOPT_TIMEOUT, 60)
        curl_set_long(curl, CURLOPT_CONNECTTIMEOUT, 20)
        curl_set_long(curl, CURLOPT_NOSIGNAL, 1)
        curl_set_long(curl, CURLOPT_UPLOAD, 1)
    }
}

/// The bytes of a letter, as curl takes them.
private struct MailSource {
    var bytes: [UInt8]
    var offset = 0
}

private func giveMail(
    _ room: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ context: UnsafeMutableRawPointer?
) -> Int {
    guard let room, let source = context?.assumingMemoryBound(to: MailSource.self) else { return 0 }
    let length = min(size * count, source.pointee.bytes.count - source.pointee.offset)
    source.pointee.bytes.withUnsafeBytes { bytes in
        guard length > 0, let start = bytes.baseAddress else { return }
        memcpy(room, start + source.pointee.offset, length)
    }
    source.pointee.offset += length
    return length
}

private func listenToMail(
    _ curl: UnsafeMutableRawPointer?, _ kind: curl_infotype, _ bytes: UnsafeMutablePointer<CChar>?,
    _ count: Int, _ context: UnsafeMutableRawPointer?
) -> Int32 {
    guard let bytes, let dialogue = context?.assumingMemoryBound(to: SMTPDialogue.self) else { return 0 }
    func text(_ limit: Int) -> String {
        bytes.withMemoryRebound(to: UInt8.self, capacity: count) {
            String(decoding: UnsafeBufferPointer(start: $0, count: min(count, limit)), as: UTF8.self)
        }
    }
    switch kind {
    case CURLINFO_HEADER_OUT: dialogue.pointee.say(text(4))
    case CURLINFO_HEADER_IN: dialogue.pointee.hear(text(80))
    case CURLINFO_DATA_OUT: dialogue.pointee.give()
    default: break
    }
    return 0
}
