extension Web {
    /// Asks, and waits for the answer without keeping a thread. Cancelling the task ends it at once, with
    /// ``WebTrouble/cancelled``, whatever the server does.
    public static func ask(
        _ request: WebRequest, isolation: isolated (any Actor)? = #isolation
    ) async throws(WebTrouble) -> WebAnswer {
        let ticket = WebTicket()
        let result: Result<WebAnswer, WebTrouble> = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                WebThread.begin(
                    WebOrder(request: request, ticket: ticket) { continuation.resume(returning: $0) })
            }
        } onCancel: {
            ticket.cancel()
        }
        return try result.get()
    }
}
