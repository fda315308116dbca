import Foundation

/// A letter that the desktop's mail program is given to send; whom it goes to is chosen there.
public struct MailDraft: Sendable, Hashable {
    /// As it is handed to the desktop (RFC 6068).
    public let address: String

    /// What every desktop hands on as the argument of a program.
    private static let longest = 8192

    /// - Returns: nil if it is longer than a mail program is given.
    public init?(subject: String, text: String) {
        // Lines of a letter end with CR and LF.
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let parts = [("subject", subject), ("body", lines.joined(separator: "\r\n"))].map { name, value in
            "\(name)=\(value.addingPercentEncoding(withAllowedCharacters: Self.plain) ?? "")"
        }
        address = "mailto:?" + parts.joined(separator: "&")
        if address.utf8.count > Self.longest { return nil }
    }

    /// What means nothing in such an address (RFC 3986's unreserved characters).
    private static let plain = CharacterSet.urlQueryAllowed
        .subtracting(CharacterSet(charactersIn: "!$&'()*+,;=:@/?"))
}

extension Host {
    /// Lays a letter open in the desktop's mail program, and says how that went.
    public func open(_ mail: MailDraft) {
        dismiss()
        // The desktop may take seconds to answer.
        services.errands.run { [show = services.showPage] in
            show(mail.address)
        } then: { isShown in
            self.tell(isShown ? self.words.mailOpened : self.words.mailNotOpened)
        }
    }
}
