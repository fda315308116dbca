/// What a server is asked to do, with the body that goes along.
public enum WebMethod: Sendable, Hashable {
    case get, head, delete
    case post(WebBody), put(WebBody), patch(WebBody)

    /// In the words of HTTP: "GET".
    public var name: String {
        switch self {
        case .get: "GET"
        case .head: "HEAD"
        case .delete: "DELETE"
        case .post: "POST"
        case .put: "PUT"
        case .patch: "PATCH"
        }
    }

    var body: WebBody? {
        switch self {
        case .get, .head, .delete: nil
        case .post(let body), .put(let body), .patch(let body): body
        }
    }

    /// It changes nothing at the server.
    var isSafe: Bool { self == .get || self == .head }
}
