import Foundation
import Web

/// Asks providers: with encryption, never sent on, within limits. Nothing of an answer but what is read here gets any
/// further.
enum PayAsking {
    private static let limit = 512 << 10
    private static let patience = WebPatience(connecting: 5, whole: 20, stalled: 10)

    /// - Parameter isFine: statuses that are no trouble beside 200 to 299.
    static func ask(
        _ address: String, _ method: WebMethod, headers: WebHeaders, isFine: (Int) -> Bool = { _ in false }
    ) async throws(PayTrouble) -> WebAnswer {
        let answer: WebAnswer
        do throws(WebTrouble) {
            answer = try await Web.ask(
                WebRequest(
                    try WebAddress(address), method, headers: headers, trust: .chosen, limit: limit,
                    patience: patience, redirects: 0))
        } catch { throw PayTrouble("\(error.reason)") }
        guard (200...299).contains(answer.status) || isFine(answer.status) else {
            throw PayTrouble(
                "\(answer.status) \(code(in: answer.body))",
                isRefused: [400, 402, 422].contains(answer.status))
        }
        return answer
    }

    static func read<Value: Decodable>(_ type: Value.Type, _ data: Data) throws(PayTrouble) -> Value {
        guard let value = try? JSONDecoder().decode(type, from: data) else {
            throw PayTrouble("an answer that can't be read")
        }
        return value
    }

    /// The short word by which providers name what is wrong: "resource_missing", "ORDER_NOT_APPROVED".
    static func code(in data: Data) -> String {
        struct Answer: Decodable {
            struct Fault: Decodable { var code: String? }
            struct Detail: Decodable { var issue: String? }
            var error: Fault?
            var name: String?
            var details: [Detail]?
        }
        let answer = try? JSONDecoder().decode(Answer.self, from: data)
        let word = answer?.error?.code ?? answer?.details?.first?.issue ?? answer?.name ?? ""
        return String(word.prefix(60).filter { $0.isASCII && ($0.isLetter || $0 == "_" || $0.isNumber) })
    }

    /// A page of theirs that a browser may be sent to: with encryption, or of a stand-in on this machine.
    static func page(_ address: String) -> String? {
        guard let parts = try? WebAddress(address), parts.scheme == "https" || parts.host == "127.0.0.1"
        else { return nil }
        return parts.text
    }

    /// As providers make names: they are put into addresses.
    static func isName(_ text: String) -> Bool {
        (1...255).contains(text.utf8.count)
            && text.utf8.allSatisfy { URLWords.isPlain($0) && $0 != UInt8(ascii: ".") }
    }
}
