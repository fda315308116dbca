public import Exchange
import Intake
import Web

extension WebQuestion {
    /// Asks the web itself.
    @Sendable public static func ask(_ question: WebQuestion) throws(Refusal) -> SourceFile {
        var policy: WebPolicy =
            question.isFilm
            ? .film : question.isPicture ? .picture : question.isTyped ? .typedPage : .foundPage
        policy.isTyped = question.isTyped
        if let seconds = question.seconds { policy.seconds = min(policy.seconds, seconds) }
        return try Web.fetch(question.address, policy: policy, isCancelled: question.isCancelled)
    }
}
