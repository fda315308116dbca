import Foundation

/// Where the front door of a library is: a socket that the first Hands Off answers at, and the lock that says
/// who is first. One for each library, whatever path leads to it.
struct DoorPlace: Sendable, Hashable {
    let socket: String
    let lock: String

    /// - Parameters:
    ///   - library: the library's file, which need not be there yet.
    ///   - runtime: the user's folder for sockets (`XDG_RUNTIME_DIR`), which goes when they log out; without
    ///     one the door is beside the library.
    init(library: String, runtime: String?) {
        let library = DoorPlace.true(library)
        if let runtime, runtime.hasPrefix("/"), access(runtime, W_OK | X_OK) == 0 {
            let door = "\(runtime)/hands-off-\(DoorPlace.hexadecimal(DoorPlace.hash(library)))"
            (socket, lock) = (door + ".door", door + ".lock")
        } else {
            (socket, lock) = (library + ".door", library + ".lock")
        }
    }

    /// The same for every path to the same file.
    private static func `true`(_ path: String) -> String {
        if let path = resolved(path) { return path }
        let url = URL(fileURLWithPath: path)
        return (resolved(url.deletingLastPathComponent().path) ?? url.deletingLastPathComponent().path) + "/"
            + url.lastPathComponent
    }

    private static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// FNV-1a: the same in every process, as `hashValue` is not.
    private static func hash(_ text: String) -> UInt64 {
        text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    private static func hexadecimal(_ number: UInt64) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
