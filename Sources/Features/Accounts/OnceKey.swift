import Foundation

/// The key by which a server knows a question again that is to have its effect once: the same for the same question,
/// until there is an answer to it.
///
/// It remembers of the question only what tells it from others, so no password is held for longer than its form.
struct OnceKey {
    private var last: (question: Int, key: String)?

    mutating func key(of question: some Hashable) -> String {
        if let last, last.question == question.hashValue { return last.key }
        let key = UUID().uuidString
        last = (question.hashValue, key)
        return key
    }

    /// There is an answer: the same question would be another one.
    mutating func isAnswered() { last = nil }
}
