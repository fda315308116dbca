internal import CCurl

extension Web {
    /// Asks, and waits for the answer on the thread that calls.
    ///
    /// - Parameters:
    ///   - progress: told how many bytes of the body have come so far.
    ///   - isCancelled: asked some twenty times a second; true ends it with ``WebTrouble/cancelled``.
    public static func answer(
        to request: WebRequest, progress: @escaping (Int) -> Void = { _ in },
        isCancelled: @escaping () -> Bool = { false }
    ) throws(WebTrouble) -> WebAnswer {
        let listener = WebTransfer.Listener(goesOn: { !isCancelled() }, progress: progress)
        let transfer = try WebTransfer(request, listener)
        guard let several = curl_multi_init() else { throw WebTrouble(.broken, cause: "curl_multi_init") }
        defer { curl_multi_cleanup(several) }
        while true {
            try transfer.prepare()
            let result = try run(transfer.handle, several, isCancelled)
            if let answer = try transfer.conclude(result) { return answer }
        }
    }

    /// Milliseconds after which it is asked again whether to go on, when nothing comes. curl by itself asks
    /// once a second, and not at all while a name is resolved.
    private static let patience: Int32 = 50

    /// Works on one address until it is done, or nobody wants it any more.
    private static func run(
        _ handle: UnsafeMutableRawPointer, _ several: UnsafeMutableRawPointer, _ isCancelled: () -> Bool
    ) throws(WebTrouble) -> CURLcode {
        guard curl_multi_add_handle(several, handle) == CURLM_OK else {
            throw WebTrouble(.broken, cause: "curl_multi_add_handle")
        }
        defer { curl_multi_remove_handle(several, handle) }
        var running: Int32 = 1
        while !isCancelled() {
            guard curl_multi_perform(several, &running) == CURLM_OK else { break }
            var result = CURLE_FAILED_INIT
            if curl_multi_next_done(several, &result) != nil { return result }
            guard curl_multi_poll(several, nil, 0, patience, nil) == CURLM_OK else { break }
        }
        if isCancelled() { throw .cancelled }
        return CURLE_FAILED_INIT
    }
}
