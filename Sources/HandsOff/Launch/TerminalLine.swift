import Foundation

/// A line that says how far something is, and is written over by the next; only where a person looks on.
struct TerminalLine: Sendable {
    private let isSeen: Bool

    init() { isSeen = isatty(STDERR_FILENO) == 1 }

    func show(_ text: String) {
        // Longer, it would not be one line.
        if isSeen { write("\r\u{1B}[K" + text.prefix(76).replacing("\n", with: " ")) }
    }

    func clear() { if isSeen { write("\r\u{1B}[K") } }

    private func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
