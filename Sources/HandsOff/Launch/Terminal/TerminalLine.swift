import Foundation

/// A line that says how far something is, and is written over by the next; only where a person looks on.
struct TerminalLine: Sendable {
    private let isSeen: Bool
    /// Back to the beginning, and empty from there.
    private static let again = "\r\u{1B}[K"

    init() { isSeen = isatty(STDERR_FILENO) == 1 }

    func show(_ text: String) {
        // Longer, it would not be one line.
        if isSeen { Terminal.tell(Self.again + Terminal.spelt(text).prefix(76)) }
    }

    func clear() { if isSeen { Terminal.tell(Self.again) } }
}
