import Foundation
import ServerStore

/// How Stripe signs what it tells: "t=SECONDS,v1=HEX", HMAC-SHA-256 of the time, a point and the body as it came
/// (docs.stripe.com/webhooks, "Verify webhook signatures manually").
struct StripeSignature: Sendable {
    /// More than one while they are exchanged.
    var secrets: [String]
    /// Milliseconds between then and now, at most.
    static let tolerance: Int64 = 300_000

    func isRight(_ header: String?, _ body: [UInt8], at now: Int64) -> Bool {
        var time: String?, codes: [[UInt8]] = []
        for part in (header ?? "").split(separator: ",").prefix(20) {
            let pair = part.split(separator: "=", maxSplits: 1)
            guard pair.count == 2 else { continue }
            switch pair[0].drop(while: { $0 == " " }) {
            case "t": time = String(pair[1])
            case "v1": codes.append(Array(pair[1].lowercased().utf8))
            default: break
            }
        }
        guard let time, time.utf8.count <= 12, let seconds = Int64(time),
            (now - Self.tolerance...now + Self.tolerance).contains(seconds * 1000)
        else { return false }
        return secrets.contains { secret in
            let mine = Array(
                Secrets.hexadecimal(
                    Secrets.mac(Array(time.utf8) + [UInt8(ascii: ".")] + body, key: Array(secret.utf8))
                ).utf8)
            return codes.contains { Secrets.areEqual($0, mine) }
        }
    }
}
