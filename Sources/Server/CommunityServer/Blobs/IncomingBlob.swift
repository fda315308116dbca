import API
import Foundation
import ServerStore

/// A picture or clip while it comes: written to a file of its own, hashed on the way, thrown away unless all
/// of it was as it should be.
struct IncomingBlob: ~Copyable {
    let path: String
    private let handle: Int32
    private var hash = RunningHash()
    private var beginning: [UInt8] = []
    private(set) var count = 0

    init(_ path: String) throws {
        handle = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o640)
        guard handle >= 0 else { throw Self.problem() }
        self.path = path
    }

    deinit {
        close(handle)
        unlink(path)
    }

    /// By its first bytes; nil if it is none that is kept.
    var kind: MediaKind? { MediaKind(beginning) }
    var isKindKnown: Bool { beginning.count >= MediaKind.enough }

    mutating func add(_ bytes: UnsafeRawBufferPointer) throws {
        if beginning.count < MediaKind.enough {
            beginning += bytes.prefix(MediaKind.enough - beginning.count)
        }
        hash.add(bytes)
        count += bytes.count
        var rest = bytes
        while let start = rest.baseAddress, !rest.isEmpty {
            let written = write(handle, start, rest.count)
            if written < 0, errno == EINTR { continue }
            guard written > 0 else { throw Self.problem() }
            rest = UnsafeRawBufferPointer(rebasing: rest[written...])
        }
    }

    /// When all has come: its hash.
    mutating func finish() -> String { hash.finish() }

    /// What the system's last error is to those outside.
    static func problem() -> Problem { errno == ENOSPC || errno == EDQUOT ? .full : .broken }
}
