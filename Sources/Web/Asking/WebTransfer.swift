internal import CCurl
internal import Foundation
internal import Recipes

/// A request and its answer while curl works on them, with all redirects between. Belongs to one thread.
final class WebTransfer {
    /// What is done with a piece of the body.
    enum Receipt {
        case taken
        /// There is no room for it yet.
        case later
        case tooMuch
    }

    /// Hears of the answer while it comes; called on the thread of the transfer.
    struct Listener {
        /// False ends it.
        var goesOn: () -> Bool
        /// The head is whole, and the body comes.
        var head: (WebHead) -> Void = { _ in }
        /// More of the body has come. Where nobody listens to it, it is kept for the answer.
        var piece: ((UnsafeRawBufferPointer) -> Receipt)?
        /// How many bytes of the body are kept by now.
        var progress: (Int) -> Void = { _ in }
    }

    let handle: UnsafeMutableRawPointer
    /// The listener had no room for a piece, and the server waits.
    var isPaused = false
    private var course: WebCourse
    private let listener: Listener
    private let start = ContinuousClock.now
    private var lastHeard: ContinuousClock.Instant
    private var headers: UnsafeMutablePointer<curl_slist>?
    private var outgoing: OutgoingBody?

    private var head: WebHead?
    private var lines = HeadLines()
    private var body = Data()
    /// What ended it here.
    private var trouble: WebTrouble?
    /// Why an address of the server's was not asked; it may have others.
    private var refusal: WebTrouble?

    init(_ request: WebRequest, _ listener: Listener) throws(WebTrouble) {
        course = try WebCourse(request)
        guard WebTransfer.isReady, let handle = curl_easy_init() else {
            throw WebTrouble(.broken, cause: "curl_easy_init")
        }
        self.handle = handle
        self.listener = listener
        lastHeard = start
    }

    deinit {
        curl_easy_cleanup(handle)
        curl_slist_free_all(headers)
    }

    /// curl wants to be set up once before threads use it.
    static let isReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

    private var request: WebRequest { course.request }

    /// Makes the handle ready for the next address of the course. It must not be at work.
    func prepare() throws(WebTrouble) {
        (head, lines, trouble, refusal) = (nil, HeadLines(), nil, nil)
        body.removeAll()
        let left = request.patience.whole.map { $0 - (ContinuousClock.now - start) / .seconds(1) }
        if let left, left < 0.001 { throw WebTrouble(.tooSlow, cause: "too many seconds") }
        curl_easy_reset(handle)
        restrict()
        measure(left: left)
        try load()
        listen()
    }

    /// What the end of curl's work on this address means: the answer; nil if another address is asked next,
    /// which `prepare` makes ready.
    func conclude(_ result: CURLcode) throws(WebTrouble) -> WebAnswer? {
        if let trouble { throw trouble }
        guard listener.goesOn() else { throw .cancelled }
        if result == CURLE_COULDNT_CONNECT, let refusal { throw refusal }
        guard result == CURLE_OK else { throw WebTrouble(result, limit: request.limit) }
        guard let head else { throw WebTrouble(.broken, cause: "no answer") }
        let elsewhere = curl_get_text(handle, CURLINFO_REDIRECT_URL).map { String(cString: $0) }
        if let elsewhere, course.isSentOn(head.status, hasLocation: true) {
            let server = curl_get_text(handle, CURLINFO_PRIMARY_IP).map { String(cString: $0) } ?? ""
            try course.follow(
                head.status, to: elsewhere, isOfTheHouse: HouseAddress.holds(written: server))
            return nil
        }
        return WebAnswer(head: head, body: body)
    }

    /// Seconds until it has been silent for too long, where curl itself doesn't look after that; nil = never.
    func patience(at now: ContinuousClock.Instant) -> Double? {
        guard request.patience.slowest == 0, !isPaused else { return nil }
        return request.patience.stalled - (now - lastHeard) / .seconds(1)
    }

    /// The listener has room again.
    func resume() {
        isPaused = false
        lastHeard = .now
        curl_easy_pause(handle, CURLPAUSE_CONT)
    }

    // MARK: What curl is told

    private func restrict() {
        curl_set_text(handle, CURLOPT_URL, request.address.text)
        curl_set_text(handle, CURLOPT_PROTOCOLS_STR, "http,https")
        curl_set_text(handle, CURLOPT_REDIR_PROTOCOLS_STR, "http,https")
        // Redirects are followed one by one, each judged afresh.
        curl_set_long(handle, CURLOPT_FOLLOWLOCATION, 0)
        curl_set_long(handle, CURLOPT_SSL_VERIFYPEER, 1)
        curl_set_long(handle, CURLOPT_SSL_VERIFYHOST, 2)
        curl_set_text(handle, CURLOPT_USERAGENT, "HandsOff/\(ProgramVersion.text)")
        curl_set_long(handle, CURLOPT_NETRC, Int(CURL_NETRC_IGNORED.rawValue))
        // None, not even the environment's: behind a proxy nobody here would see which address is really
        // asked.
        curl_set_text(handle, CURLOPT_PROXY, "")
        // Addresses are judged when a connection is opened. One that was opened on better trust than this
        // request's would be a way round that.
        let isOwn = request.trust != .chosen
        curl_set_long(handle, CURLOPT_FRESH_CONNECT, isOwn ? 1 : 0)
        curl_set_long(handle, CURLOPT_FORBID_REUSE, isOwn ? 1 : 0)
        // Better to share one connection of HTTP/2 than to open a second. Without TLS nobody knows whether one can be
        // shared until it has answered, and a stream of events may keep silent for long.
        curl_set_long(handle, CURLOPT_PIPEWAIT, isOwn || request.address.scheme == "http" ? 0 : 1)
        // Signals are the whole program's; this is one thread of many.
        curl_set_long(handle, CURLOPT_NOSIGNAL, 1)
        // A name that is still being resolved keeps nobody who has stopped waiting for it.
        curl_set_long(handle, CURLOPT_QUICK_EXIT, 1)
    }

    /// - Parameter left: seconds of the patience for all of it.
    private func measure(left: Double?) {
        let patience = request.patience
        lastHeard = .now
        curl_set_long(handle, CURLOPT_CONNECTTIMEOUT_MS, Int(patience.connecting * 1000))
        if let left { curl_set_long(handle, CURLOPT_TIMEOUT_MS, Int(left * 1000)) }
        // curl looks at the speed once a second. Where any byte will do, `patience(at:)` wakes nobody before
        // its time.
        if patience.slowest > 0 {
            curl_set_long(handle, CURLOPT_LOW_SPEED_LIMIT, patience.slowest)
            curl_set_long(handle, CURLOPT_LOW_SPEED_TIME, Int(patience.stalled.rounded(.up)))
        }
        // What is packed comes in lumps, and what is sent bit by bit shall be here bit by bit.
        guard listener.piece == nil else { return }
        curl_set_text(handle, CURLOPT_ACCEPT_ENCODING, "gzip, deflate")
        // The length in the answer to HEAD is that of a body that doesn't come.
        if request.method != .head {
            curl_set_offset(handle, CURLOPT_MAXFILESIZE_LARGE, curl_off_t(request.limit))
        }
    }

    /// The method, the headers and the body.
    private func load() throws(WebTrouble) {
        outgoing = nil
        if request.method == .head { curl_set_long(handle, CURLOPT_NOBODY, 1) }
        if request.method == .delete { curl_set_text(handle, CURLOPT_CUSTOMREQUEST, request.method.name) }
        if let body = request.method.body {
            let outgoing = try OutgoingBody(body)
            self.outgoing = outgoing
            curl_set_long(handle, CURLOPT_UPLOAD, 1)
            curl_set_text(handle, CURLOPT_CUSTOMREQUEST, request.method.name)
            curl_set_offset(handle, CURLOPT_INFILESIZE_LARGE, curl_off_t(outgoing.count))
        }
        curl_slist_free_all(headers)
        headers = nil
        for field in request.headers.fields {
            // curl's way to say that there is nothing in it; with a colon it would leave the header out.
            let line = field.value.isEmpty ? field.name + ";" : "\(field.name): \(field.value)"
            headers = curl_slist_append(headers, line)
        }
        // Many a small server never answers the question whether a large body is welcome. Of a signed request curl
        // 7.88 would sign this line, too, which is never sent; and stores that want signatures do answer.
        if request.signature == nil { headers = curl_slist_append(headers, "Expect:") }
        curl_set_list(handle, CURLOPT_HTTPHEADER, headers)
        if let signature = request.signature {
            curl_set_text(
                handle, CURLOPT_AWS_SIGV4, "aws:amz:\(signature.region):\(signature.service)")
            curl_set_text(handle, CURLOPT_USERNAME, signature.key)
            curl_set_text(handle, CURLOPT_PASSWORD, signature.secret)
        }
    }

    // MARK: What curl tells and asks

    private func listen() {
        let context = Unmanaged.passUnretained(self).toOpaque()
        for option in [CURLOPT_WRITEDATA, CURLOPT_HEADERDATA, CURLOPT_READDATA, CURLOPT_SEEKDATA] {
            curl_set_context(handle, option, context)
        }
        curl_set_context(handle, CURLOPT_OPENSOCKETDATA, context)
        curl_set_write(handle) { start, size, count, context in
            guard let start, let context else { return 0 }
            let piece = UnsafeRawBufferPointer(start: start, count: size * count)
            return WebTransfer.of(context).take(piece)
        }
        curl_set_header(handle) { start, size, count, context in
            guard let start, let context else { return 0 }
            let line = UnsafeRawBufferPointer(start: start, count: size * count)
            return WebTransfer.of(context).takeHead(line) ? line.count : 0
        }
        curl_set_read(handle) { start, size, count, context in
            guard let start, let context else { return Int(CURL_READFUNC_ABORT) }
            return WebTransfer.of(context).give(
                UnsafeMutableRawBufferPointer(start: start, count: size * count))
        }
        curl_set_seek(handle) { context, offset, _ in
            guard let context, WebTransfer.of(context).outgoing?.seek(to: Int(offset)) == true else {
                return CURL_SEEKFUNC_FAIL
            }
            return CURL_SEEKFUNC_OK
        }
        curl_set_open_socket(handle) { context, _, address in
            guard let context, let address else { return -1 }
            return WebTransfer.of(context).socket(to: address)
        }
    }

    private static func of(_ context: UnsafeMutableRawPointer) -> WebTransfer {
        Unmanaged<WebTransfer>.fromOpaque(context).takeUnretainedValue()
    }

    /// Returns how many bytes were taken: all, or none and it ends.
    private func take(_ piece: UnsafeRawBufferPointer) -> Int {
        guard listener.goesOn() else { return fail(.cancelled, 0) }
        lastHeard = .now
        let isAnswer = head.map { !course.isSentOn($0.status, hasLocation: lines.hasLocation) } ?? false
        if isAnswer, let take = listener.piece {
            switch take(piece) {
            case .taken: return piece.count
            case .later:
                isPaused = true
                return Int(CURL_WRITEFUNC_PAUSE)
            case .tooMuch: return fail(WebTrouble(.tooLarge, cause: "more than \(request.limit) bytes"), 0)
            }
        }
        guard body.count + piece.count <= request.limit else {
            return fail(WebTrouble(.tooLarge, cause: "more than \(request.limit) bytes"), 0)
        }
        body.append(contentsOf: piece)
        listener.progress(body.count)
        return piece.count
    }

    private func takeHead(_ line: UnsafeRawBufferPointer) -> Bool {
        lastHeard = .now
        guard listener.goesOn() else { return fail(.cancelled, false) }
        guard lines.take(line) else {
            return fail(WebTrouble(.tooLarge, cause: "more than \(HeadLines.limit) bytes of headers"), false)
        }
        // Headers that follow the body of an answer in pieces come too late for the head.
        guard head == nil, lines.isWhole else { return true }
        let status = curl_get_long(handle, CURLINFO_RESPONSE_CODE)
        // "Go on", and what a server says before its answer.
        guard status >= 200 else {
            lines = HeadLines()
            return true
        }
        let head = WebHead(status: status, headers: lines.headers, address: request.address)
        self.head = head
        if !course.isSentOn(status, hasLocation: lines.hasLocation) { listener.head(head) }
        return true
    }

    private func give(_ room: UnsafeMutableRawBufferPointer) -> Int {
        guard listener.goesOn() else { return fail(.cancelled, Int(CURL_READFUNC_ABORT)) }
        lastHeard = .now
        guard let count = outgoing?.read(into: room) else {
            return fail(
                WebTrouble(.unreadableBody, cause: "it can't be read to its end"), Int(CURL_READFUNC_ABORT))
        }
        return count
    }

    /// The address is looked at here, after the name was resolved: a name that leads elsewhere the second
    /// time it is asked gains nothing.
    private func socket(to address: UnsafeMutablePointer<curl_sockaddr>) -> curl_socket_t {
        let start = UnsafeRawPointer(address) + MemoryLayout<curl_sockaddr>.offset(of: \.addr)!
        let isOfTheHouse = HouseAddress.holds(start, length: Int(address.pointee.addrlen))
        if isOfTheHouse, !course.mayEnterHouse {
            refusal = WebTrouble(.forbiddenAddress, cause: "an address of the house")
            return -1
        }
        if !isOfTheHouse, request.trust == .chosen, request.address.scheme == "http" {
            refusal = WebTrouble(.unprotected, cause: "http to a server outside the house")
            return -1
        }
        let kind = address.pointee.socktype | Int32(SOCK_CLOEXEC.rawValue)
        return Foundation.socket(address.pointee.family, kind, address.pointee.`protocol`)
    }

    private func fail<T>(_ trouble: WebTrouble, _ value: T) -> T {
        self.trouble = trouble
        return value
    }
}
