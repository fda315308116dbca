/// How far a conversation with a mail server came, and what it answered last (RFC 5321; codes of RFC 3463).
struct SMTPDialogue: Sendable, Hashable {
    /// What is being spoken of.
    enum Stage: Sendable, Hashable { case greeting, encryption, password, sender, recipient, letter }

    private(set) var stage = Stage.greeting
    /// 0 if the last thing we said wasn't answered.
    private(set) var code = 0
    /// "5.1.1"; nil where the server doesn't say it.
    private(set) var status: String?
    /// We have said goodbye: what is said to that tells nothing of the letter.
    private var isOver = false

    /// A line of ours. What follows the word isn't looked at: passwords stand there.
    mutating func say(_ word: String) {
        guard !isOver else { return }
        switch word.uppercased() {
        case "EHLO", "HELO": stage = .greeting
        case "STAR": stage = .encryption
        case "AUTH": stage = .password
        case "MAIL": stage = .sender
        case "RCPT": stage = .recipient
        case "DATA": stage = .letter
        case "QUIT": return isOver = true
        // The answer to a question within a stage: a name, a password.
        default: break
        }
        (code, status) = (0, nil)
    }

    /// The letter itself.
    mutating func give() { if !isOver { (stage, code, status) = (.letter, 0, nil) } }

    /// A line of the server's.
    mutating func hear(_ line: String) {
        guard !isOver, let code = Int(line.prefix(3)), (200...599).contains(code) else { return }
        self.code = code
        let word = line.dropFirst(4).prefix { !$0.isWhitespace }
        let parts = word.split(separator: ".", omittingEmptySubsequences: false)
        if parts.count == 3, parts.allSatisfy({ Int($0) != nil }) { status = String(word) }
    }
}
