import CSodium
public import Foundation

/// Pictures that nobody but the cook is to see: sealed files in a folder that only this user can open.
///
/// Each is sealed by XChaCha20-Poly1305 (libsodium) with a nonce of its own, and together with its name: one that was changed,
/// cut, or put in another's place doesn't open. Every method waits for the disk; on any thread.
public struct PictureSafe: Sendable {
    public let folder: URL

    private static let ending = ".sealed"
    /// What a file begins with; the digit goes up with the way of sealing.
    private static let mark = Array("HOP1".utf8)
    private static let nonceCount = Int(crypto_aead_xchacha20poly1305_ietf_NPUBBYTES)
    private static let sealCount = Int(crypto_aead_xchacha20poly1305_ietf_ABYTES)
    /// Bytes of a file that is still opened.
    private static let most = 32 << 20

    public init(folder: URL) { self.folder = folder }

    /// Of all that there are, in no order.
    public func names() throws(SafeTrouble) -> [String] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder.path).compactMap { file in
                guard file.hasSuffix(Self.ending) else { return nil }
                let name = String(file.dropLast(Self.ending.count))
                return Self.isName(name) ? name : nil
            }
        } catch { throw SafeTrouble(.disk, "\(error)") }
    }

    /// Seals it and puts it in the place of the one before it, which stays until the new one is whole.
    /// - Parameter name: small letters, digits and hyphens.
    public func keep(_ picture: Data, named name: String, _ key: SealingKey) throws(SafeTrouble) {
        let path = try path(name)
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            // One that was there already may have been made with other rights.
            try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
        } catch { throw SafeTrouble(.disk, "\(error)") }
        try write(try Self.seal(picture, name, key), to: path)
    }

    public func open(_ name: String, _ key: SealingKey) throws(SafeTrouble) -> Data {
        let path = try path(name)
        guard FileManager.default.fileExists(atPath: path) else { throw SafeTrouble(.missing, path) }
        guard let file = FileHandle(forReadingAtPath: path) else { throw Self.system("open", path) }
        defer { try? file.close() }
        let sealed: Data
        do { sealed = try file.read(upToCount: Self.most) ?? Data() } catch {
            throw SafeTrouble(.disk, "\(error)")
        }
        return try Self.unseal([UInt8](sealed), name, key)
    }

    /// It is gone then; one that isn't there is.
    public func remove(_ name: String) throws(SafeTrouble) {
        let path = try path(name)
        if unlink(path) != 0, errno != ENOENT { throw Self.system("unlink", path) }
    }

    /// All of them are gone then, and the folder with them.
    public func removeAll() throws(SafeTrouble) {
        guard FileManager.default.fileExists(atPath: folder.path) else { return }
        do { try FileManager.default.removeItem(at: folder) } catch { throw SafeTrouble(.disk, "\(error)") }
    }

    // MARK: Sealing

    static func seal(_ picture: Data, _ name: String, _ key: SealingKey) throws(SafeTrouble) -> [UInt8] {
        guard Sodium.isReady else { throw SafeTrouble(.disk, "libsodium can't work here") }
        let plain = [UInt8](picture), name = Array(name.utf8)
        var nonce = [UInt8](repeating: 0, count: nonceCount)
        randombytes_buf(&nonce, nonce.count)
        var sealed = [UInt8](repeating: 0, count: plain.count + sealCount)
        var count: UInt64 = 0
        crypto_aead_xchacha20poly1305_ietf_encrypt(
            &sealed, &count, plain, UInt64(plain.count), name, UInt64(name.count), nil, nonce, key.bytes)
        return mark + nonce + sealed.prefix(Int(count))
    }

    static func unseal(_ file: [UInt8], _ name: String, _ key: SealingKey) throws(SafeTrouble) -> Data {
        guard Sodium.isReady else { throw SafeTrouble(.disk, "libsodium can't work here") }
        guard file.count >= mark.count + nonceCount + sealCount, file.starts(with: mark) else {
            throw SafeTrouble(.sealed, "no sealed picture: \(name)")
        }
        let nonce = Array(file[mark.count..<mark.count + nonceCount])
        let sealed = Array(file[(mark.count + nonceCount)...]), name_ = Array(name.utf8)
        var plain = [UInt8](repeating: 0, count: sealed.count - sealCount + 1)
        var count: UInt64 = 0
        let isOpen = crypto_aead_xchacha20poly1305_ietf_decrypt(
            &plain, &count, nil, sealed, UInt64(sealed.count), name_, UInt64(name_.count), nonce, key.bytes)
        guard isOpen == 0 else { throw SafeTrouble(.sealed, "another key, or changed: \(name)") }
        return Data(plain.prefix(Int(count)))
    }

    // MARK: Files

    private static func isName(_ name: String) -> Bool {
        (1...64).contains(name.utf8.count)
            && name.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 45 }
    }

    private func path(_ name: String) throws(SafeTrouble) -> String {
        guard Self.isName(name) else { throw SafeTrouble(.missing, "no name of a picture: \(name)") }
        return folder.appending(path: name + Self.ending).path
    }

    private func write(_ bytes: [UInt8], to path: String) throws(SafeTrouble) {
        let new = path + ".new"
        unlink(new)
        // With its rights from the first moment, and through no link that somebody has laid.
        let handle = Foundation.open(new, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard handle >= 0 else { throw Self.system("open", new) }
        let file = FileHandle(fileDescriptor: handle, closeOnDealloc: true)
        do {
            try file.write(contentsOf: Data(bytes))
            try file.synchronize()
            try file.close()
        } catch {
            unlink(new)
            throw SafeTrouble(.disk, "\(error)")
        }
        guard rename(new, path) == 0 else {
            let trouble = Self.system("rename", new)
            unlink(new)
            throw trouble
        }
    }

    private static func system(_ deed: String, _ path: String) -> SafeTrouble {
        SafeTrouble(.disk, "\(deed) \(path): \(String(cString: strerror(errno)))")
    }
}
