import CFFmpeg

/// Decodes one stream of a film, packet by packet.
final class FilmDecoder {
    let stream: UnsafeMutablePointer<AVStream>
    private var codec: UnsafeMutablePointer<AVCodecContext>?
    private var frame: UnsafeMutablePointer<AVFrame>?
    private(set) var brokenInARow = 0

    init(_ stream: UnsafeMutablePointer<AVStream>) throws(FilmTrouble) {
        self.stream = stream
        guard let parameters = stream.pointee.codecpar,
            let found = avcodec_find_decoder(parameters.pointee.codec_id)
        else {
            throw FilmTrouble(.unknown, cause: "no decoder")
        }
        codec = avcodec_alloc_context3(found)
        frame = av_frame_alloc()
        guard let codec, frame != nil else { throw FilmTrouble(.damaged, cause: "avcodec_alloc_context3") }
        let copied = avcodec_parameters_to_context(codec, parameters)
        codec.pointee.pkt_timebase = stream.pointee.time_base
        codec.pointee.max_pixels = Int64(FilmLimits.side) * Int64(FilmLimits.side)
        // One, beside the camera's detector and the window: the others stay free.
        codec.pointee.thread_count = 1
        var options: OpaquePointer?
        av_dict_set(&options, "codec_whitelist", FilmLimits.codecs, 0)
        defer { av_dict_free(&options) }
        let opened = copied < 0 ? copied : avcodec_open2(codec, found, &options)
        guard opened >= 0 else { throw FilmTrouble(.unknown, "avcodec_open2", code: opened) }
    }

    deinit {
        av_frame_free(&frame)
        avcodec_free_context(&codec)
    }

    enum Answer {
        /// Valid until the next call.
        case frame(UnsafeMutablePointer<AVFrame>)
        /// More packets are wanted first.
        case hungry
        case end
    }

    func next() throws(FilmTrouble) -> Answer {
        guard let codec, let frame else { return .end }
        while brokenInARow < FilmLimits.brokenInARow {
            let received = avcodec_receive_frame(codec, frame)
            if received >= 0 {
                brokenInARow = 0
                return .frame(frame)
            }
            if received == ffmpeg_try_again() { return .hungry }
            if received == ffmpeg_end_of_file() { return .end }
            brokenInARow += 1
        }
        throw FilmTrouble(.damaged, cause: "\(brokenInARow) broken pictures in a row")
    }

    /// - Parameter packet: nil = there are no more.
    func feed(_ packet: UnsafeMutablePointer<AVPacket>?) {
        guard let codec else { return }
        let sent = avcodec_send_packet(codec, packet)
        if packet != nil, sent < 0, sent != ffmpeg_try_again() { brokenInARow += 1 }
    }

    /// Forgets what was fed: the film goes on elsewhere.
    func flush() {
        if let codec { avcodec_flush_buffers(codec) }
        brokenInARow = 0
    }
}
