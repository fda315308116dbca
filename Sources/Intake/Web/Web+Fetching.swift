public import Exchange
internal import Foundation
public import Web

extension Web {
    /// Fetches what lies under an address; waits for it on the thread that calls, at most the seconds of the
    /// policy.
    ///
    /// - Parameters:
    ///   - progress: told how many bytes have come so far.
    ///   - isCancelled: asked some twenty times a second; true ends it with `Refusal.cancelled`.
    /// - Returns: the bytes, unpacked, under the name that the last address has as a file.
    public static func fetch(
        _ address: String, policy: WebPolicy = .typedPage, progress: @escaping (Int) -> Void = { _ in },
        isCancelled: @escaping () -> Bool = { false }
    ) throws(Refusal) -> SourceFile {
        let answer: WebAnswer
        do throws(WebTrouble) {
            let request = policy.request(try WebAddress(address))
            answer = try self.answer(to: request, progress: progress, isCancelled: isCancelled)
        } catch {
            throw Refusal(error)
        }
        guard answer.head.isSuccess, answer.status != 204 else {
            let isGone = answer.status == 404 || answer.status == 410
            throw Refusal(isGone ? .missing : .unreachable, cause: "HTTP \(answer.status)")
        }
        return SourceFile(
            name: answer.address.fileName, address: answer.address.text,
            encoding: answer.headers["Content-Type"].flatMap { MediaType.charset($0) },
            bytes: Array(answer.body))
    }
}

extension WebPolicy {
    fileprivate func request(_ address: WebAddress) -> WebRequest {
        WebRequest(
            address, headers: ["Accept": accepts], trust: isTyped ? .typed : .found, limit: bytes,
            patience: WebPatience(
                connecting: connecting, whole: seconds, stalled: Double(Limits.connecting),
                slowest: Limits.slowest),
            redirects: Limits.redirects)
    }
}

extension Refusal {
    fileprivate init(_ trouble: WebTrouble) {
        switch trouble.reason {
        case .cancelled: self = .cancelled
        case .forbiddenAddress: self.init(.forbiddenAddress, cause: trouble.cause)
        case .tooLarge: self.init(.tooLarge, cause: trouble.cause)
        default: self.init(.unreachable, cause: trouble.cause)
        }
    }
}
