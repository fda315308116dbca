/// The way of a request from one address to the next, as servers send it on: who is asked what, and who is
/// not.
struct WebCourse {
    /// What is asked next, or was asked last.
    private(set) var request: WebRequest
    /// Whether the next address may lead into the house.
    private(set) var mayEnterHouse: Bool
    private let first: WebAddress
    private var times = 0

    init(_ request: WebRequest) throws(WebTrouble) {
        for field in request.headers.fields where !field.isWellFormed {
            throw WebTrouble(.malformed, cause: "a header called \(field.name.debugDescription)")
        }
        self.request = request
        first = request.address
        mayEnterHouse = request.trust != .found
    }

    /// Whether this head is no answer but sends elsewhere, and is followed.
    ///
    /// A choice of several (300) is taken as its first, but only for requests that change nothing there.
    func isSentOn(_ status: Int, hasLocation: Bool) -> Bool {
        guard hasLocation, request.redirects > 0 else { return false }
        switch status {
        case 301, 302, 303, 307, 308: return true
        case 300, 305, 306: return request.method.isSafe
        default: return false
        }
    }

    /// Goes where a server sends, in the manner of RFC 9110, section 15.4, or refuses to.
    ///
    /// - Parameters:
    ///   - elsewhere: the whole address.
    ///   - isOfTheHouse: the server that sends there is in the house.
    mutating func follow(_ status: Int, to elsewhere: String, isOfTheHouse: Bool) throws(WebTrouble) {
        times += 1
        guard times <= request.redirects else {
            throw WebTrouble(.broken, cause: "more than \(request.redirects) redirects")
        }
        let next = try WebAddress(elsewhere)
        // One's own host may send to itself, as from http to https; nobody else is sent into the house.
        mayEnterHouse = mayEnterHouse && isOfTheHouse && next.host == first.host
        if request.trust == .chosen, request.address.scheme == "https", next.scheme == "http" {
            throw WebTrouble(.unprotected, cause: "a redirect from https to http")
        }
        let isSameServer = request.address.isServedLike(next)
        changeMethod(status)
        if !isSameServer {
            guard request.method.body == nil, request.method != .delete else {
                throw WebTrouble(.forbiddenAddress, cause: "a change sent on to another server")
            }
            // What is said to one server is no business of another's.
            request.headers.keep { field in Self.public.contains { field.isCalled($0) } }
            request.signature = nil
        }
        request.address = next
    }

    /// Headers that say nothing about the asker.
    private static let `public` = ["Accept", "Accept-Language", "Range"]

    private mutating func changeMethod(_ status: Int) {
        switch (status, request.method) {
        // Only the answer is elsewhere; and with the older two every client has made a GET of a POST.
        case (303, .post), (303, .put), (303, .patch), (303, .delete), (301, .post), (302, .post):
            request.method = .get
            request.headers.keep { !$0.name.lowercased().hasPrefix("content-") }
        default: break
        }
    }
}
