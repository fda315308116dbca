import Foundation
import Synchronization
import Web

/// Stands for Edamam: answers each question with the next of some answers, and knows what it was asked.
final class PretendedEdamamDesk: Sendable {
    private let asked = Mutex<[WebRequest]>([])
    private let answers: Mutex<[(status: Int, body: String)]>

    init(_ answers: (status: Int, body: String)...) { self.answers = Mutex(answers) }

    static let nothing = (status: 200, body: #"{"hits": []}"#)

    /// An answer with recipes of those names.
    static func recipes(_ names: String..., next: String? = nil) -> (status: Int, body: String) {
        let hits = names.map { name in
            """
            {"recipe": {"uri": "http://x/#recipe_\(name)", "label": "\(name)", "ingredientLines": ["1 leek"],
            "healthLabels": ["Vegetarian"], "url": "https://example.org/\(name)"}}
            """
        }
        let link = next.map { #"{"next": {"href": "https://api.edamam.com/api/recipes/v2?_cont=\#($0)"}}"# }
        return (200, #"{"hits": [\#(hits.joined(separator: ","))], "_links": \#(link ?? "{}")}"#)
    }

    var requests: [WebRequest] { asked.withLock(\.self) }

    @Sendable func answer(_ request: WebRequest) async -> Result<WebAnswer, WebTrouble> {
        asked.withLock { $0.append(request) }
        let next = answers.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        guard let next else { return .failure(WebTrouble(.unreachable, cause: request.address.text)) }
        return .success(
            WebAnswer(
                head: WebHead(status: next.status, headers: [:], address: request.address),
                body: Data(next.body.utf8)))
    }
}
