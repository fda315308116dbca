internal import Foundation

extension Web {
    /// Asks for an answer that is read while it comes; waits for its head, without keeping a thread.
    /// Cancelling the task ends it at once.
    ///
    /// - Parameter request: with a patience for streams (``WebPatience/stream``), or it ends after that for
    ///   pages.
    public static func open(
        _ request: WebRequest, isolation: isolated (any Actor)? = #isolation
    ) async throws(WebTrouble) -> WebStream {
        let ticket = WebTicket()
        let (pieces, feed) = AsyncThrowingStream.makeStream(of: Data.self)
        feed.onTermination = { _ in ticket.cancel() }
        let flow = WebFlow(limit: request.limit, feed)
        let (heads, announcement) = AsyncStream.makeStream(of: Result<WebHead, WebTrouble>.self)
        let head: Result<WebHead, WebTrouble>? = await withTaskCancellationHandler {
            WebThread.begin(
                WebOrder(
                    request: request, ticket: ticket, flow: flow,
                    head: { announcement.yield(.success($0)) },
                    done: { result in
                        var trouble: WebTrouble?
                        if case .failure(let failure) = result { trouble = failure }
                        // Without effect where the head was told already.
                        announcement.yield(.failure(trouble ?? .cancelled))
                        announcement.finish()
                        flow.finish(trouble)
                    }))
            var iterator = heads.makeAsyncIterator()
            return await iterator.next(isolation: isolation)
        } onCancel: {
            ticket.cancel()
        }
        guard let head else { throw .cancelled }
        return WebStream(head: try head.get(), pieces: pieces, flow: flow)
    }
}
