import Exchange
import Intake

extension WebQuestion {
    /// Asks the web itself.
    @Sendable static func ask(_ question: WebQuestion) throws(Refusal) -> SourceFile {
        let policy: WebPolicy =
            question.isPicture ? .picture : question.isTyped ? .typedPage : .foundPage
        return try Web.fetch(question.address, policy: policy, isCancelled: question.isCancelled)
    }
}
