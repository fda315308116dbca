public import Exchange
internal import Glibc

/// Pages and pictures of the web, fetched; nothing of them is run, kept or followed but redirects.
public enum Web {
    /// Fetches what lies under an address; waits for it on the thread that calls, at most the seconds of the policy.
    ///
    /// - Parameters:
    ///   - progress: told how many bytes have come so far.
    ///   - isCancelled: asked some twenty times a second; true ends it with `Refusal.cancelled`.
    /// - Returns: the bytes, unpacked, under the name that the last address has as a file.
    public static func fetch(
        _ address: String, policy: WebPolicy = .typedPage, progress: @escaping (Int) -> Void = { _ in },
        isCancelled: @escaping () -> Bool = { false }
    ) throws(Refusal) -> SourceFile {
        let typed = try WebAddress(address)
        let start = ContinuousClock.now
        var here = typed
        // A typed host of the house may send to itself, as from http to https; nobody else is sent there.
        var mayEnterHouse = policy.isTyped
        for _ in 0...Limits.redirects {
            let left = Int(policy.seconds * 1000) - Int((ContinuousClock.now - start) / .milliseconds(1))
            guard left > 0 else { throw Refusal(.unreachable, cause: "too many seconds") }
            let answer = try WebTransfer.perform(
                here, policy, mayEnterHouse: mayEnterHouse, milliseconds: left, progress: progress,
                isCancelled: isCancelled)
            guard (300...399).contains(answer.status), let elsewhere = answer.elsewhere else {
                return try file(answer, here)
            }
            let next = try WebAddress(elsewhere)
            mayEnterHouse = mayEnterHouse && answer.isOfTheHouse && next.host == typed.host
            here = next
        }
        throw Refusal(.unreachable, cause: "more than \(Limits.redirects) redirects")
    }

    private static func file(_ answer: WebTransfer.Answer, _ address: WebAddress) throws(Refusal)
        -> SourceFile
    {
        guard (200...299).contains(answer.status), answer.status != 204 else {
            let isGone = answer.status == 404 || answer.status == 410
            throw Refusal(isGone ? .missing : .unreachable, cause: "HTTP \(answer.status)")
        }
        return SourceFile(
            name: address.fileName, address: address.text, encoding: MediaType.charset(answer.mediaType),
            bytes: answer.bytes)
    }
}
