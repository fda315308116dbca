import CFFmpeg

/// Memory that a film is written into. It never grows beyond what it was made for.
final class FilmOutput {
    private(set) var bytes: [UInt8] = []
    private var place = 0
    private let most: Int
    private(set) var writer: UnsafeMutablePointer<AVIOContext>?

    /// - Parameter most: bytes; a film that becomes larger can't be written.
    init(most: Int) throws(FilmTrouble) {
        self.most = most
        let size = 32 << 10
        // Given to the writer, which may replace it.
        let buffer = av_malloc(size)?.assumingMemoryBound(to: UInt8.self)
        writer = avio_alloc_context(
            buffer, CInt(size), 1, Unmanaged.passUnretained(self).toOpaque(), nil, writeFilmOutput,
            seekFilmOutput)
        if writer == nil {
            av_free(buffer)
            throw .outOfMemory
        }
    }

    deinit {
        if let buffer = writer?.pointee.buffer { av_free(buffer) }
        avio_context_free(&writer)
    }

    fileprivate func write(_ source: UnsafeBufferPointer<UInt8>) -> CInt {
        let end = place + source.count
        // "No space left on device", as of a disk.
        guard end <= most else { return -ENOSPC }
        if end > bytes.count { bytes.append(contentsOf: repeatElement(0, count: end - bytes.count)) }
        bytes.withUnsafeMutableBufferPointer { target in
            for i in 0..<source.count { target[place &+ i] = source[i] }
        }
        place = end
        return CInt(source.count)
    }

    fileprivate func seek(_ offset: Int64, _ whence: CInt) -> Int64 {
        let wanted: Int64
        switch whence & ~AVSEEK_FORCE {
        case AVSEEK_SIZE: return Int64(bytes.count)
        case SEEK_SET: wanted = offset
        case SEEK_CUR: wanted = Int64(place) + offset
        case SEEK_END: wanted = Int64(bytes.count) + offset
        default: return -1
        }
        guard (0...Int64(bytes.count)).contains(wanted) else { return -1 }
        place = Int(wanted)
        return wanted
    }
}

private func writeFilmOutput(
    _ owner: UnsafeMutableRawPointer?, _ source: UnsafeMutablePointer<UInt8>?, _ count: CInt
) -> CInt {
    guard let owner, let source, count > 0 else { return 0 }
    return Unmanaged<FilmOutput>.fromOpaque(owner).takeUnretainedValue()
        .write(UnsafeBufferPointer(start: source, count: Int(count)))
}

private func seekFilmOutput(_ owner: UnsafeMutableRawPointer?, _ offset: Int64, _ whence: CInt) -> Int64 {
    guard let owner else { return -1 }
    return Unmanaged<FilmOutput>.fromOpaque(owner).takeUnretainedValue().seek(offset, whence)
}
