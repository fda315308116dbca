internal import Foundation

/// The body of a request while it is sent. Belongs to one thread.
final class OutgoingBody {
    let count: Int
    private let data: Data
    /// -1 if it comes from the memory.
    private let file: Int32
    private var offset = 0

    init(_ body: WebBody) throws(WebTrouble) {
        switch body {
        case .data(let data): (self.data, count, file) = (data, data.count, -1)
        case .file(let path):
            let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
            var facts = stat()
            guard file >= 0, fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
                let cause = "\(path): " + (file < 0 ? String(cString: strerror(errno)) : "not a file")
                if file >= 0 { close(file) }
                throw WebTrouble(.unreadableBody, cause: cause)
            }
            (data, count, self.file) = (Data(), Int(facts.st_size), file)
        }
    }

    deinit {
        if file >= 0 { close(file) }
    }

    /// How many bytes were put there, 0 at the end; nil if the end came too soon, or can't be read.
    func read(into room: UnsafeMutableRawBufferPointer) -> Int? {
        let wanted = min(room.count, count - offset)
        guard wanted > 0, let start = room.baseAddress else { return 0 }
        if file < 0 {
            let begin = data.startIndex + offset
            data.copyBytes(to: room, from: begin..<begin + wanted)
            offset += wanted
            return wanted
        }
        let length = pread(file, start, wanted, off_t(offset))
        guard length > 0 else { return nil }
        offset += length
        return length
    }

    func seek(to offset: Int) -> Bool {
        guard (0...count).contains(offset) else { return false }
        self.offset = offset
        return true
    }
}
