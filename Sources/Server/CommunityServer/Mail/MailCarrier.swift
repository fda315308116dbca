import API
import CCurl
import Foundation
import NIOPosix
import ServerStore

/// Carries letters away: to a mail server, or into a folder.
struct MailCarrier: Sendable {
    var route: MailRoute
    var sender: String
    var user: String?
    var password: String?
    /// What is said to the other mail server, in `Message-ID`.
    var domain: String

    struct Refusal: Error, Sendable {
        var reason: String
        /// It would be refused again.
        var isForGood: Bool
    }

    init(_ settings: ServerSettings) {
        (route, sender) = (settings.mail, settings.sender)
        (user, password) = (settings.mailUser, settings.mailPassword)
        domain = HostNames.bare(HostNames.authority(of: settings.address))
    }

    /// Waits on the thread that calls.
    func carry(_ letter: Outbox.Letter) throws(Refusal) {
        let text = try MailText.message(letter, from: sender, domain: domain)
        switch route {
        case .none: throw Refusal(reason: "no mail is sent", isForGood: true)
        case .folder(let folder):
            try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let path = "\(folder)/\(letter.id).eml"
            guard FileManager.default.createFile(atPath: path, contents: Data(text.utf8)) else {
                throw Refusal(reason: "the folder can't be written", isForGood: false)
            }
        case .smtp(let address): try send(text, to: letter.recipient, by: address)
        }
    }

    private func send(_ text: String, to recipient: String, by address: String) throws(Refusal) {
        guard let curl = curl_easy_init() else { throw Refusal(reason: "curl", isForGood: false) }
        defer { curl_easy_cleanup(curl) }
        let recipients = curl_slist_append(nil, "<\(recipient)>")
        defer { curl_slist_free_all(recipients) }
        var source = MailSource(bytes: Array(text.utf8))
        let result = withUnsafeMutablePointer(to: &source) { source in
            curl_set_text(curl, CURLOPT_URL, address)
            curl_set_text(curl, CURLOPT_MAIL_FROM, "<\(sender)>")
            curl_set_list(curl, CURLOPT_MAIL_RCPT, recipients)
            if let user { curl_set_text(curl, CURLOPT_USERNAME, user) }
            if let password { curl_set_text(curl, CURLOPT_PASSWORD, password) }
            // Encrypted, but on this very machine, where it may be; and never a password in the clear.
            let isHere = address.hasPrefix("smtp://127.0.0.1") || address.hasPrefix("smtp://localhost")
            let ssl = isHere && password == nil ? CURLUSESSL_TRY : CURLUSESSL_ALL
            curl_set_long(curl, CURLOPT_USE_SSL, Int(ssl.rawValue))
            curl_set_long(curl, CURLOPT_TIMEOUT, 60)
            curl_set_long(curl, CURLOPT_CONNECTTIMEOUT, 20)
            curl_set_long(curl, CURLOPT_NOSIGNAL, 1)
            curl_set_long(curl, CURLOPT_UPLOAD, 1)
            curl_set_read(curl, giveMail)
            curl_set_context(curl, CURLOPT_READDATA, source)
            return curl_easy_perform(curl)
        }
        guard result != CURLE_OK else { return }
        let code = curl_get_long(curl, CURLINFO_RESPONSE_CODE)
        let reason = code > 0 ? "the mail server says \(code)" : String(cString: curl_easy_strerror(result))
        throw Refusal(reason: reason, isForGood: (500...599).contains(code))
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
