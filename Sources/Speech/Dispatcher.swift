import CSpeechDispatcher
import Glibc

/// The desktop's speech service, speech-dispatcher, where voices, their speed and their volume are set for all
/// programs.
///
/// Calls wait for its answers on a socket; so they are made away from the main actor.
public actor Dispatcher {
    // Nobody else has it by the time it is closed.
    private nonisolated(unsafe) let connection: UnsafeMutablePointer<SPDConnection>
    private var language: String?

    /// - Parameter socket: the path of its socket; nil = where it is for this user, started if it doesn't run.
    public init(socket: String? = nil) throws(SpeechTrouble) {
        var cause: UnsafeMutablePointer<CChar>?
        var address = SPDConnectionAddress()
        let path = socket.flatMap { strdup($0) }
        address.method = SPD_METHOD_UNIX_SOCKET
        address.unix_socket_name = path
        let connection =
            path == nil
            ? spd_open2("hands-off", "main", nil, SPD_MODE_SINGLE, nil, 1, &cause)
            : spd_open2("hands-off", "main", nil, SPD_MODE_SINGLE, &address, 0, &cause)
        free(path)
        guard let connection else {
            let text = cause.map { String(cString: $0) } ?? "spd_open2"
            free(cause)
            throw SpeechTrouble(.unreachable, cause: text)
        }
        self.connection = connection
    }

    deinit { spd_close(connection) }

    /// Says a text, once what is being said has been stopped.
    /// - Parameter speed: 1 = as the desktop has it set.
    public func say(_ text: String, in language: String, speed: Double = 1) throws(SpeechTrouble) {
        if language != self.language {
            try check(spd_set_language(connection, language), "language")
            self.language = language
        }
        // From −100 to 100, in the service's own measure.
        if speed != 1 { try check(spd_set_voice_rate(connection, Int32((speed - 1) * 60)), "rate") }
        try check(spd_say(connection, SPD_TEXT, text) < 0 ? -1 : 0, "speak")
    }

    public func stop() throws(SpeechTrouble) { try check(spd_cancel(connection), "cancel") }

    private func check(_ answer: Int32, _ what: String) throws(SpeechTrouble) {
        if answer != 0 { throw SpeechTrouble(.unreachable, cause: "speech-dispatcher: \(what)") }
    }
}
