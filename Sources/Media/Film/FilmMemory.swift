import CFFmpeg

/// Lets libav read a film that lies in memory.
final class FilmMemory {
    private let bytes: [UInt8]
    private var place = 0
    private(set) var reader: UnsafeMutablePointer<AVIOContext>?

    init(_ bytes: [UInt8]) throws(FilmTrouble) {
        self.bytes = bytes
        let size = 32 << 10
        // Given to the reader, which may replace it.
        let buffer = av_malloc(size)?.assumingMemoryBound(to: UInt8.self)
        reader = avio_alloc_context(
            buffer, CInt(size), 0, Unmanaged.passUnretained(self).toOpaque(), readFilmMemory, nil,
            seekFilmMemory)
        if reader == nil {
            av_free(buffer)
            throw FilmTrouble(.damaged, cause: "avio_alloc_context")
        }
    }

    deinit {
        if let buffer = reader?.pointee.buffer { av_free(buffer) }
        avio_context_free(&reader)
    }

    fileprivate func read(into target: UnsafeMutablePointer<UInt8>, _ most: Int) -> CInt {
        let count = min(most, bytes.count - place)
        guard count > 0 else { return ffmpeg_end_of_file() }
        bytes.withUnsafeBufferPointer { target.update(from: $0.baseAddress! + place, count: count) }
        place += count
        return CInt(count)
    }

    fileprivate func seek(_ offset: Int64, _ whence: CInt) -> Int64 {
        let size = Int64(bytes.count)
        let wanted: Int64
        switch whence & ~AVSEEK_FORCE {
        case AVSEEK_SIZE: return size
        case SEEK_SET: wanted = offset
        case SEEK_CUR: wanted = Int64(place) + offset
        case SEEK_END: wanted = size + offset
        default: return -1
        }
        guard (0...size).contains(wanted) else { return -1 }
        place = Int(wanted)
        return wanted
    }
}

private func readFilmMemory(
    _ owner: UnsafeMutableRawPointer?, _ target: UnsafeMutablePointer<UInt8>?, _ most: CInt
) -> CInt {
    guard let owner, let target, most > 0 else { return ffmpeg_end_of_file() }
    return Unmanaged<FilmMemory>.fromOpaque(owner).takeUnretainedValue().read(into: target, Int(most))
}

private func seekFilmMemory(_ owner: UnsafeMutableRawPointer?, _ offset: Int64, _ whence: CInt) -> Int64 {
    guard let owner else { return -1 }
    return Unmanaged<FilmMemory>.fromOpaque(owner).takeUnretainedValue().seek(offset, whence)
}
