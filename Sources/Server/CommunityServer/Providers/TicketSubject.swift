import Foundation

/// What is kept under a ticket, to be read when it is used.
protocol TicketSubject: Codable, Sendable, Hashable {}

extension TicketSubject {
    /// Nil if it is another ticket's.
    init?(text: String) {
        guard let subject = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) else { return nil }
        self = subject
    }

    var text: String { (try? Reply.encoded(self)).map { String(decoding: $0, as: UTF8.self) } ?? "" }
}
