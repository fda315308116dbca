import CFFmpeg

/// The container that a film is written into.
final class FilmFile {
    private var format: UnsafeMutablePointer<AVFormatContext>?
    private var packet: UnsafeMutablePointer<AVPacket>?
    private let target: FilmTarget

    convenience init(_ path: String, title: String?) throws(FilmTrouble) {
        try self.init(.file(path), title: title)
    }

    /// - Parameter container: as libavformat calls it.
    init(_ target: FilmTarget, container: String = "webm", title: String? = nil) throws(FilmTrouble) {
        av_log_set_level(AV_LOG_QUIET)
        self.target = target
        // With the protocol spelled out, no name can be taken for an address.
        let made = avformat_alloc_output_context2(&format, nil, container, target.address)
        packet = av_packet_alloc()
        guard made >= 0, let format, packet != nil else { throw .outOfMemory }
        // No random numbers and no date: the same film is the same file.
        format.pointee.flags |= AVFMT_FLAG_BITEXACT
        if let title { av_dict_set(&format.pointee.metadata, "title", title, 0) }
    }

    deinit { release() }

    func stream() throws(FilmTrouble) -> UnsafeMutablePointer<AVStream> {
        guard let format, let stream = avformat_new_stream(format, nil) else { throw .outOfMemory }
        return stream
    }

    /// Each chapter ends where the next begins; the container holds them in front of all pictures.
    func add(_ chapters: [FilmPlan.Chapter], length: Double) throws(FilmTrouble) {
        guard let format, !chapters.isEmpty else { return }
        let size = chapters.count * MemoryLayout<UnsafeMutablePointer<AVChapter>?>.size
        guard let list = av_mallocz(size) else { throw .outOfMemory }
        let places = list.bindMemory(to: UnsafeMutablePointer<AVChapter>?.self, capacity: chapters.count)
        format.pointee.chapters = places
        for (number, chapter) in chapters.enumerated() {
            guard let room = av_mallocz(MemoryLayout<AVChapter>.size) else { throw .outOfMemory }
            let made = room.bindMemory(to: AVChapter.self, capacity: 1)
            made.pointee.id = Int64(number + 1)
            made.pointee.time_base = AVRational(num: 1, den: 1000)
            made.pointee.start = Int64((chapter.time * 1000).rounded())
            let end = number + 1 < chapters.count ? chapters[number + 1].time : length
            made.pointee.end = max(made.pointee.start, Int64((end * 1000).rounded()))
            av_dict_set(&made.pointee.metadata, "title", chapter.title, 0)
            places[number] = made
            format.pointee.nb_chapters = UInt32(number + 1)
        }
    }

    /// Opens the file and writes what comes first; every stream is known by now.
    func begin() throws(FilmTrouble) {
        guard let format else { return }
        var options: OpaquePointer?
        defer { av_dict_free(&options) }
        switch target {
        case .file:
            let opened = avio_open(&format.pointee.pb, target.address, AVIO_FLAG_WRITE)
            guard opened >= 0 else { throw .unwritable(opened) }
            // What is needed to jump comes first, for films that are fetched while they play.
            av_dict_set_int(&options, "cues_to_front", 1, 0)
        case .memory(let output):
            format.pointee.pb = output.writer
            format.pointee.flags |= AVFMT_FLAG_CUSTOM_IO
        }
        let begun = avformat_write_header(format, &options)
        guard begun >= 0 else { throw .unwritable(begun) }
    }

    /// Writes what an encoder has ready.
    func drain(
        _ codec: UnsafeMutablePointer<AVCodecContext>, to stream: UnsafeMutablePointer<AVStream>,
        lasting duration: Int64
    ) throws(FilmTrouble) {
        guard let format, let packet else { return }
        while true {
            let received = avcodec_receive_packet(codec, packet)
            if received == ffmpeg_try_again() || received == ffmpeg_end_of_file() { return }
            guard received >= 0 else { throw FilmTrouble(.unwritable, "avcodec", code: received) }
            packet.pointee.stream_index = stream.pointee.index
            if packet.pointee.duration == 0 { packet.pointee.duration = duration }
            av_packet_rescale_ts(packet, codec.pointee.time_base, stream.pointee.time_base)
            let written = av_interleaved_write_frame(format, packet)
            guard written >= 0 else { throw .unwritable(written) }
        }
    }

    func end() throws(FilmTrouble) {
        guard let format else { return }
        let ended = av_write_trailer(format)
        guard ended >= 0 else { throw .unwritable(ended) }
    }

    /// What was written last may turn out only now not to fit on the disk.
    func close() throws(FilmTrouble) {
        guard let format else { return }
        let closed = closeOutput(format)
        release()
        guard closed >= 0 else { throw .unwritable(closed) }
    }

    private func closeOutput(_ format: UnsafeMutablePointer<AVFormatContext>) -> CInt {
        guard format.pointee.pb != nil else { return 0 }
        if case .file = target { return avio_closep(&format.pointee.pb) }
        // The memory's own, which goes with it.
        format.pointee.pb = nil
        return 0
    }

    private func release() {
        if let format {
            _ = closeOutput(format)
            avformat_free_context(format)
        }
        format = nil
        av_packet_free(&packet)
    }
}
