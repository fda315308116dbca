import Foundation
import Synchronization
import Web

/// Edamam as sessions know it: one id with its key, and the answers and pictures that lie in the script's folder of
/// pages.
///
/// What is asked for as “leek tart” is answered by `leek-tart.json`, where that goes on by `leek-tart-2.json`, some by
/// chance by `surprise.json`, and anything else by nothing found. It knows nothing of diets: that what doesn't suit
/// stays out all the same is the program's doing.
final class PretendedEdamam: Sendable {
    /// How it answers.
    enum Way: String, CaseIterable {
        case back, away, busy
        /// It knows no key, or has been asked as often as it allows, or says nothing that can be read.
        case refuses, spent, mumbles
    }

    static let id = "5a1ad0e7", key = "00c0ffee00c0ffee00c0ffee00c0ffee"

    private let way = Mutex(Way.back)
    private let pages: URL?

    /// - Parameter pages: where the answers and pictures are; nil = nothing is ever found.
    init(pages: URL?) { self.pages = pages }

    func go(_ way: Way) { self.way.withLock { $0 = way } }

    func answer(_ request: WebRequest) -> Result<WebAnswer, WebTrouble> {
        let parts = URLComponents(string: request.address.text)
        let said = Dictionary((parts?.queryItems ?? []).map { ($0.name, $0.value ?? "") }) { first, _ in first
        }
        switch way.withLock(\.self) {
        case .away: return .failure(WebTrouble(.unreachable, cause: "nobody is there"))
        case .busy: return reply(503, nil, request)
        case .refuses: return reply(401, nil, request)
        case .spent: return reply(429, nil, request)
        case .mumbles: return reply(200, Data("<h1>It works!</h1>".utf8), request)
        case .back: break
        }
        if request.address.host == "images.example" { return picture(request) }
        guard request.address.path == "/api/recipes/v2", said["type"] == "public" else {
            return reply(404, nil, request)
        }
        guard said["app_id"] == Self.id, said["app_key"] == Self.key else { return reply(401, nil, request) }
        let name = said["random"] == "true" ? "surprise" : said["q", default: ""].replacing(" ", with: "-")
        let file = name + (said["_cont"].map { "-\($0)" } ?? "") + ".json"
        let nothing = Data(#"{"from": 0, "to": 0, "count": 0, "_links": {}, "hits": []}"#.utf8)
        return reply(200, read(file) ?? nothing, request)
    }

    private func picture(_ request: WebRequest) -> Result<WebAnswer, WebTrouble> {
        let file = read(String(request.address.path.dropFirst()))
        return reply(file == nil ? 404 : 200, file, request)
    }

    private func read(_ name: String) -> Data? {
        guard let pages, !name.contains("/"), !name.hasPrefix(".") else { return nil }
        return try? Data(contentsOf: pages.appending(path: name))
    }

    private func reply(_ status: Int, _ body: Data?, _ request: WebRequest) -> Result<WebAnswer, WebTrouble> {
        .success(
            WebAnswer(
                head: WebHead(status: status, headers: [:], address: request.address), body: body ?? Data()))
    }
}
