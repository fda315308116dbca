import Foundation
import House

/// Where a link can be posted by a form of its own on the web (END).
enum PostingPlace: String, CaseIterable {
    case facebook, x

    /// What it calls itself.
    var name: String {
        switch self {
        case .facebook: "Facebook"
        case .x: "X"
        }
    }

    /// The form, filled in as far as it can be.
    func form(for link: BrowserAddress, title: String) -> BrowserAddress? {
        var parts = URLComponents()
        parts.scheme = "https"
        switch self {
        case .facebook:
            (parts.host, parts.path) = ("www.facebook.com", "/sharer/sharer.php")
            parts.queryItems = [URLQueryItem(name: "u", value: link.text)]
        case .x:
            (parts.host, parts.path) = ("x.com", "/intent/post")
            parts.queryItems = [
                URLQueryItem(name: "text", value: title), URLQueryItem(name: "url", value: link.text),
            ]
        }
        // A query item leaves “+” as it is, which a form would read as a space.
        parts.percentEncodedQuery = parts.percentEncodedQuery?.replacingOccurrences(of: "+", with: "%2B")
        return BrowserAddress(parts.string)
    }
}
