import Foundation
import ServerStore

/// A letter as mail servers take it: RFC 5322, plain text in UTF-8 as base 64, so that no line is too long
/// and none begins with a dot.
enum MailText {
    static func message(
        _ letter: Outbox.Letter, from sender: String, domain: String
    ) throws(MailTrouble) -> String {
        // Whoever gets a line break into a header writes headers of his own.
        for text in [letter.recipient, letter.subject, sender, domain]
        where text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
            throw MailTrouble(cause: .headers)
        }
        let body = Data(letter.body.replacing("\n", with: "\r\n").utf8)
            .base64EncodedString(options: [
                .lineLength76Characters, .endLineWithCarriageReturn, .endLineWithLineFeed,
            ])
        return [
            "Date: \(date(letter.writtenAt))", "From: <\(sender)>", "To: <\(letter.recipient)>",
            "Subject: \(encodedWords(letter.subject))", "Message-ID: <\(letter.id)@\(domain)>",
            "Auto-Submitted: auto-generated", "MIME-Version: 1.0",
            "Content-Type: text/plain; charset=utf-8", "Content-Transfer-Encoding: base64", "", body, "",
        ].joined(separator: "\r\n")
    }

    /// RFC 2047: pieces of at most 75 characters, none of which cuts a character in two.
    static func encodedWords(_ text: String) -> String {
        if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }), !text.contains("=?") { return text }
        var pieces: [String] = [], piece = ""
        for character in text {
            if piece.utf8.count + character.utf8.count > 42 {
                pieces.append(piece)
                piece = ""
            }
            piece.append(character)
        }
        pieces.append(piece)
        return pieces.map { "=?utf-8?B?\(Data($0.utf8).base64EncodedString())?=" }.joined(separator: "\r\n ")
    }

    private static func date(_ milliseconds: Int64) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss Z"
        return formatter.string(from: Date(timeIntervalSince1970: Double(milliseconds) / 1000))
    }
}
