import Foundation
import Web

/// The address of a page that may be opened: of the web, and of nothing else.
///
/// A recipe from elsewhere brings its address along; what isn't plainly a web page (a file, a program's own
/// scheme, a name and password before the host) is not handed to the desktop.
public struct BrowserAddress: Sendable, Hashable {
    /// As it is handed to the browser.
    public let text: String
    /// Whose page it is: "example.org".
    public let host: String

    /// Whether it leads to something in the cook's own network, where no stranger's word has business.
    public var isOfTheHouse: Bool { (try? WebAddress(text))?.isOfTheHouse ?? true }

    private static let longest = 2048

    public init?(_ text: String?) {
        guard let text = text?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty,
            text.utf8.count <= Self.longest,
            !text.unicodeScalars.contains(where: {
                $0.properties.isWhitespace || $0.value < 0x20 || $0 == "\\"
            }),
            let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
            scheme == "http" || scheme == "https", let host = parts.host, !host.isEmpty,
            parts.user == nil, parts.password == nil, let address = parts.url?.absoluteString
        else { return nil }
        self.text = address
        self.host = host.lowercased().hasPrefix("www.") ? String(host.dropFirst(4)) : host
    }
}
