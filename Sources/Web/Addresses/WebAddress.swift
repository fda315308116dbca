internal import CCurl

/// An address of the web that may be asked, parsed as curl parses it, so that nobody else's reading differs.
public struct WebAddress: Sendable, Hashable {
    /// The whole address.
    public let text: String
    /// "http" or "https".
    public let scheme: String
    /// In small letters.
    public let host: String
    /// The one that goes without saying, if none is written.
    public let port: Int
    /// Without the query: "/soups/leek".
    public let path: String

    /// Refuses all but http and https, and one that carries a name and a password.
    public init(_ typed: String) throws(WebTrouble) {
        guard typed.utf8.count <= 8192, let url = curl_url() else {
            throw WebTrouble(.forbiddenAddress, cause: "too long an address")
        }
        defer { curl_url_cleanup(url) }
        // People leave out what goes without saying.
        let whole = typed.utf8.contains("://".utf8) ? typed : "https://" + typed
        guard curl_url_set(url, CURLUPART_URL, whole, 0) == CURLUE_OK else {
            throw WebTrouble(.forbiddenAddress, cause: "no address: \(ShownAddress.text(typed).prefix(200))")
        }
        func part(_ part: CURLUPart, _ flags: Int = 0) -> String? {
            var text: UnsafeMutablePointer<CChar>?
            guard curl_url_get(url, part, &text, UInt32(flags)) == CURLUE_OK, let text else { return nil }
            defer { curl_free(text) }
            return String(cString: text)
        }
        guard let scheme = part(CURLUPART_SCHEME)?.lowercased(), scheme == "http" || scheme == "https",
            let host = part(CURLUPART_HOST)?.lowercased(), !host.isEmpty
        else {
            throw WebTrouble(
                .forbiddenAddress, cause: "neither http nor https: \(ShownAddress.text(typed).prefix(200))")
        }
        guard part(CURLUPART_USER) == nil, part(CURLUPART_PASSWORD) == nil else {
            throw WebTrouble(.forbiddenAddress, cause: "a name and a password in the address")
        }
        // Parts of a page are the browser's own business.
        curl_url_set(url, CURLUPART_FRAGMENT, nil, 0)
        guard let text = part(CURLUPART_URL) else {
            throw WebTrouble(.forbiddenAddress, cause: "no address: \(ShownAddress.text(typed).prefix(200))")
        }
        (self.text, self.scheme, self.host) = (text, scheme, host)
        port = part(CURLUPART_PORT, Int(CURLU_DEFAULT_PORT)).flatMap { Int($0) } ?? 0
        path = part(CURLUPART_PATH) ?? "/"
    }

    /// Whether the same server answers there: of the same name and port, or of the same name, and better
    /// protected.
    func isServedLike(_ other: WebAddress) -> Bool {
        guard host == other.host else { return false }
        return scheme == other.scheme && port == other.port || scheme == "http" && other.scheme == "https"
    }
}
