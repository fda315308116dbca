internal import CCurl
internal import Exchange
internal import Glibc
internal import Recipes

/// One request and its answer, while curl works on it.
final class WebTransfer {
    /// What came back.
    struct Answer {
        var status: Int
        var bytes: [UInt8]
        /// As the server says: "text/html; charset=utf-8"; empty if it doesn't.
        var mediaType: String
        /// Where it sends, whole, if it is a redirect.
        var elsewhere: String?
        /// The server that answered is one of the house.
        var isOfTheHouse: Bool
    }

    private let limit: Int
    private let mayEnterHouse: Bool
    private let progress: (Int) -> Void
    private let isCancelled: () -> Bool
    private var bytes: [UInt8] = []
    private var isTooLong = false
    private var wasCancelled = false
    private var refusedAddress = false
    private var isOfTheHouse = false

    private init(
        limit: Int, mayEnterHouse: Bool, _ progress: @escaping (Int) -> Void,
        _ isCancelled: @escaping () -> Bool
    ) {
        self.limit = limit
        self.mayEnterHouse = mayEnterHouse
        self.progress = progress
        self.isCancelled = isCancelled
    }

    /// Asks an address, and no other; waits for the answer on the thread that calls.
    ///
    /// - Parameter milliseconds: for all of it.
    static func perform(
        _ address: WebAddress, _ policy: WebPolicy, mayEnterHouse: Bool, milliseconds: Int,
        progress: @escaping (Int) -> Void, isCancelled: @escaping () -> Bool
    ) throws(Refusal) -> Answer {
        guard isReady, let handle = curl_easy_init() else {
            throw Refusal(.unreachable, cause: "curl_easy_init")
        }
        defer { curl_easy_cleanup(handle) }
        let transfer = WebTransfer(limit: policy.bytes, mayEnterHouse: mayEnterHouse, progress, isCancelled)
        let headers = curl_slist_append(nil, "Accept: " + policy.accepts)
        defer { curl_slist_free_all(headers) }
        curl_set_list(handle, CURLOPT_HTTPHEADER, headers)
        restrict(handle, address, policy, milliseconds: milliseconds)
        transfer.listen(to: handle)
        let result = try withExtendedLifetime(transfer) { () throws(Refusal) in try transfer.run(handle) }
        try transfer.check(result, handle)
        return Answer(
            status: curl_get_long(handle, CURLINFO_RESPONSE_CODE), bytes: transfer.bytes,
            mediaType: curl_get_text(handle, CURLINFO_CONTENT_TYPE).map { String(cString: $0) } ?? "",
            elsewhere: curl_get_text(handle, CURLINFO_REDIRECT_URL).map { String(cString: $0) },
            isOfTheHouse: transfer.isOfTheHouse)
    }

    /// Milliseconds after which it is asked again whether to go on, when nothing comes. curl by itself asks once a
    /// second, and not at all while a name is resolved.
    private static let patience: Int32 = 50

    /// Works on the request until it is done, or nobody wants it any more.
    private func run(_ handle: UnsafeMutableRawPointer) throws(Refusal) -> CURLcode {
        guard let several = curl_multi_init() else { throw Refusal(.unreachable, cause: "curl_multi_init") }
        defer {
            curl_multi_remove_handle(several, handle)
            curl_multi_cleanup(several)
        }
        guard curl_multi_add_handle(several, handle) == CURLM_OK else {
            throw Refusal(.unreachable, cause: "curl_multi_add_handle")
        }
        var running: Int32 = 1
        while goesOn() {
            guard curl_multi_perform(several, &running) == CURLM_OK else { return CURLE_FAILED_INIT }
            if running == 0 { return curl_multi_get_result(several) }
            guard curl_multi_poll(several, nil, 0, Self.patience, nil) == CURLM_OK else {
                return CURLE_FAILED_INIT
            }
        }
        return CURLE_ABORTED_BY_CALLBACK
    }

    /// curl wants to be set up once before threads use it.
    private static let isReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

    private static func restrict(
        _ handle: UnsafeMutableRawPointer, _ address: WebAddress, _ policy: WebPolicy, milliseconds: Int
    ) {
        curl_set_text(handle, CURLOPT_URL, address.text)
        curl_set_text(handle, CURLOPT_PROTOCOLS_STR, "http,https")
        curl_set_text(handle, CURLOPT_REDIR_PROTOCOLS_STR, "http,https")
        // Redirects are followed one by one, each judged anew.
        curl_set_long(handle, CURLOPT_FOLLOWLOCATION, 0)
        curl_set_long(handle, CURLOPT_SSL_VERIFYPEER, 1)
        curl_set_long(handle, CURLOPT_SSL_VERIFYHOST, 2)
        curl_set_text(handle, CURLOPT_USERAGENT, "HandsOff/\(ProgramVersion.text)")
        curl_set_text(handle, CURLOPT_ACCEPT_ENCODING, "gzip, deflate")
        curl_set_long(handle, CURLOPT_NETRC, Int(CURL_NETRC_IGNORED.rawValue))
        // None, not even of the environment: behind one, nobody here would see whom is really asked.
        curl_set_text(handle, CURLOPT_PROXY, "")
        curl_set_offset(handle, CURLOPT_MAXFILESIZE_LARGE, curl_off_t(policy.bytes))
        curl_set_long(handle, CURLOPT_CONNECTTIMEOUT_MS, Int(policy.connecting * 1000))
        curl_set_long(handle, CURLOPT_TIMEOUT_MS, milliseconds)
        curl_set_long(handle, CURLOPT_LOW_SPEED_LIMIT, Limits.slowest)
        curl_set_long(handle, CURLOPT_LOW_SPEED_TIME, Limits.connecting)
        // Signals are the whole program's; this is one thread of many.
        curl_set_long(handle, CURLOPT_NOSIGNAL, 1)
        // A name that is still being resolved keeps nobody who has stopped waiting for it.
        curl_set_long(handle, CURLOPT_QUICK_EXIT, 1)
    }

    private func listen(to handle: UnsafeMutableRawPointer) {
        let context = Unmanaged.passUnretained(self).toOpaque()
        curl_set_context(handle, CURLOPT_WRITEDATA, context)
        curl_set_context(handle, CURLOPT_OPENSOCKETDATA, context)
        curl_set_write(handle) { start, size, count, context in
            guard let start, let context else { return 0 }
            let piece = UnsafeRawBufferPointer(start: start, count: size * count)
            return WebTransfer.of(context).take(piece) ? size * count : 0
        }
        curl_set_open_socket(handle) { context, _, address in
            guard let context, let address else { return -1 }
            return WebTransfer.of(context).socket(to: address)
        }
    }

    private static func of(_ context: UnsafeMutableRawPointer) -> WebTransfer {
        Unmanaged<WebTransfer>.fromOpaque(context).takeUnretainedValue()
    }

    private func take(_ piece: UnsafeRawBufferPointer) -> Bool {
        guard goesOn() else { return false }
        guard bytes.count + piece.count <= limit else {
            isTooLong = true
            return false
        }
        bytes.append(contentsOf: piece)
        progress(bytes.count)
        return true
    }

    private func goesOn() -> Bool {
        if isCancelled() { wasCancelled = true }
        return !wasCancelled
    }

    /// The address is looked at here, after the name was resolved: a name that leads elsewhere the second time
    /// it is asked gains nothing.
    private func socket(to address: UnsafeMutablePointer<curl_sockaddr>) -> curl_socket_t {
        let start = UnsafeRawPointer(address) + MemoryLayout<curl_sockaddr>.offset(of: \.addr)!
        if HouseAddress.holds(start, length: Int(address.pointee.addrlen)) {
            guard mayEnterHouse else {
                refusedAddress = true
                return -1
            }
            isOfTheHouse = true
        }
        let kind = address.pointee.socktype | Int32(SOCK_CLOEXEC.rawValue)
        return Glibc.socket(address.pointee.family, kind, address.pointee.`protocol`)
    }

    private func check(_ result: CURLcode, _ handle: UnsafeMutableRawPointer) throws(Refusal) {
        if wasCancelled { throw .cancelled }
        let cause = String(cString: curl_easy_strerror(result))
        switch result {
        case CURLE_OK: return
        case CURLE_WRITE_ERROR where isTooLong, CURLE_FILESIZE_EXCEEDED:
            throw Refusal(.tooLarge, cause: "more than \(limit) bytes")
        case CURLE_COULDNT_CONNECT where refusedAddress:
            throw Refusal(.forbiddenAddress, cause: "an address of the house")
        case CURLE_UNSUPPORTED_PROTOCOL, CURLE_URL_MALFORMAT: throw Refusal(.forbiddenAddress, cause: cause)
        default: throw Refusal(.unreachable, cause: "curl \(result.rawValue): \(cause)")
        }
    }
}
