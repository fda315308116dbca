public import Scullery

extension Scullion {
    /// Whether strangers' files are read where they can do no harm.
    /// - Returns: why not, for the log; nil = they are.
    public func trouble() -> String? {
        do {
            var answer: ChoreAnswer?
            try perform(Message(Chore.report), allowance: .picture) { message in
                answer = try message.read(ChoreAnswer.self)
                return .last
            }
            if case .report(let lacking)? = answer { return lacking }
            return "no answer"
        } catch { return "\(error)" }
    }
}
