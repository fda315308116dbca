internal import CCurl

extension WebTrouble {
    init(_ result: CURLcode, limit: Int) {
        let cause = "curl \(result.rawValue): \(String(cString: curl_easy_strerror(result)))"
        switch result {
        case CURLE_FILESIZE_EXCEEDED: self.init(.tooLarge, cause: "more than \(limit) bytes")
        case CURLE_URL_MALFORMAT: self.init(.forbiddenAddress, cause: cause)
        case CURLE_OPERATION_TIMEDOUT: self.init(.tooSlow, cause: cause)
        case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_CONNECT, CURLE_INTERFACE_FAILED:
            self.init(.unreachable, cause: cause)
        case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_CACERT_BADFILE,
            CURLE_SSL_CRL_BADFILE, CURLE_SSL_PINNEDPUBKEYNOTMATCH, CURLE_SSL_INVALIDCERTSTATUS:
            self.init(.untrusted, cause: cause)
        default: self.init(.broken, cause: cause)
        }
    }
}
