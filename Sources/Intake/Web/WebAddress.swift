internal import CCurl
package import Exchange

/// An address of the web that may be asked, parsed as curl parses it, so that nobody else's reading differs.
package struct WebAddress: Sendable, Hashable {
    /// The whole address.
    package let text: String
    package let scheme: String
    package let host: String
    /// Without the query: "/soups/leek".
    let path: String

    /// Refuses all but http and https, and one that carries a name and a password.
    package init(_ typed: String) throws(Refusal) {
        guard typed.utf8.count <= 8192, let url = curl_url() else {
            throw Refusal(.forbiddenAddress, cause: "too long an address")
        }
        defer { curl_url_cleanup(url) }
        // Who types an address leaves out what goes without saying.
        let whole = typed.utf8.contains("://".utf8) ? typed : "https://" + typed
        guard curl_url_set(url, CURLUPART_URL, whole, 0) == CURLUE_OK else {
            throw Refusal(.forbiddenAddress, cause: "no address: \(ShownAddress.text(typed).prefix(200))")
        }
        func part(_ part: CURLUPart) -> String? {
            var text: UnsafeMutablePointer<CChar>?
            guard curl_url_get(url, part, &text, 0) == CURLUE_OK, let text else { return nil }
            defer { curl_free(text) }
            return String(cString: text)
        }
        guard let scheme = part(CURLUPART_SCHEME)?.lowercased(), scheme == "http" || scheme == "https",
            let host = part(CURLUPART_HOST)?.lowercased(), !host.isEmpty
        else {
            throw Refusal(
                .forbiddenAddress, cause: "neither http nor https: \(ShownAddress.text(typed).prefix(200))")
        }
        guard part(CURLUPART_USER) == nil, part(CURLUPART_PASSWORD) == nil else {
            throw Refusal(.forbiddenAddress, cause: "a name and a password in the address")
        }
        // Parts of a page are the browser's own business.
        curl_url_set(url, CURLUPART_FRAGMENT, nil, 0)
        guard let text = part(CURLUPART_URL) else {
            throw Refusal(.forbiddenAddress, cause: "no address: \(ShownAddress.text(typed).prefix(200))")
        }
        (self.text, self.scheme, self.host) = (text, scheme, host)
        path = part(CURLUPART_PATH) ?? "/"
    }

    /// What the last part of the path would be called as a file: "leek.html"; the host's name if there is none.
    package var fileName: String {
        // What looks like a folder in the last part, after Windows' manner, is none here.
        guard let last = path.pathNames.last, case .taken(let taken) = EntryPath.judge(last),
            let name = taken.pathNames.last
        else {
            return host
        }
        return name
    }
}
