internal import Foundation

/// Secrets in a folder, a file each that only this user can read.
struct SecretFile: Sendable {
    let folder: String

    /// Named by a digest, because a server's address is no file's name.
    func path(_ key: KeyringKey) -> String {
        // FNV-1a: names differ, that is all.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in "\(key.server) \(key.account)".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return "\(folder)/account-\(String(hash, radix: 16)).token"
    }

    /// All or nothing: the old one stays until the new one is whole.
    /// - Returns: where it lies.
    func keep(_ secret: String, _ key: KeyringKey) throws(KeyringTrouble) -> String {
        let path = path(key), new = path + ".new"
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch { throw KeyringTrouble(cause: "\(error)") }
        unlink(new)
        // With its rights from the first moment, and through no link that somebody has laid.
        let file = open(new, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw .system("open", new) }
        let bytes = Array(secret.utf8)
        let isWritten = write(file, bytes, bytes.count) == bytes.count && fsync(file) == 0
        let trouble = KeyringTrouble.system("write", new)
        close(file)
        guard isWritten, rename(new, path) == 0 else {
            unlink(new)
            throw trouble
        }
        return path
    }

    func look(_ key: KeyringKey) throws(KeyringTrouble) -> String? {
        let path = path(key)
        guard let data = FileManager.default.contents(atPath: path) else {
            if access(path, F_OK) == 0 { throw .system("read", path) }
            return nil
        }
        return String(data: data.prefix(4096), encoding: .utf8)
    }

    func forget(_ key: KeyringKey) throws(KeyringTrouble) {
        let path = path(key)
        if unlink(path) != 0, errno != ENOENT { throw .system("unlink", path) }
    }
}

extension KeyringTrouble {
    fileprivate static func system(_ deed: String, _ path: String) -> KeyringTrouble {
        KeyringTrouble(cause: "\(deed) \(path): \(String(cString: strerror(errno)))")
    }
}
