internal import CSecret
internal import Foundation

/// The desktop's own keeper of secrets, asked over D-Bus by libsecret.
enum SecretService {
    static func keep(_ secret: String, _ key: KeyringKey) throws(KeyringTrouble) {
        let label = "Hands Off: \(key.server)"
        try ask { shim_secret_store(key.server, key.account, label, secret, nil, $0) != 0 }
    }

    static func look(_ key: KeyringKey) throws(KeyringTrouble) -> String? {
        var found: UnsafeMutablePointer<gchar>?
        do throws(KeyringTrouble) {
            try ask {
                found = shim_secret_lookup(key.server, key.account, nil, $0)
                return true
            }
        } catch {
            // No desktop, no secret.
            if error.isAbsence { return nil }
            throw error
        }
        guard let found else { return nil }
        defer { secret_password_free(found) }
        return String(cString: found)
    }

    static func forget(_ key: KeyringKey) throws(KeyringTrouble) {
        try ask {
            _ = shim_secret_clear(key.server, key.account, nil, $0)
            return true
        }
    }

    private static func ask(
        _ question: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Bool
    ) throws(KeyringTrouble) {
        // Without it libsecret would have a bus started, for nobody.
        guard ProcessInfo.processInfo.environment["DBUS_SESSION_BUS_ADDRESS"] != nil else {
            throw .noDesktop
        }
        var error: UnsafeMutablePointer<GError>?
        let isDone = question(&error)
        if let error {
            defer { g_error_free(error) }
            throw KeyringTrouble(cause: "libsecret: \(String(cString: error.pointee.message))")
        }
        if !isDone { throw KeyringTrouble(cause: "libsecret didn't say why") }
    }
}

extension KeyringTrouble {
    static let noDesktop = KeyringTrouble(cause: "no session bus")

    /// Whether there is nobody to ask, rather than that somebody has refused.
    var isAbsence: Bool {
        self == .noDesktop || cause.contains("org.freedesktop.secrets") || cause.contains("connect")
    }
}
