import CFFmpeg

/// Makes a JPEG of each picture that it is given, all of one size.
final class JPEGPress {
    private var codec: UnsafeMutablePointer<AVCodecContext>?
    private var frame = av_frame_alloc()
    private var packet = av_packet_alloc()
    private var scaler: OpaquePointer?

    private let source: (width: Int, height: Int)

    /// - Parameters:
    ///   - source: the size of what it is given; nil = the JPEG's own.
    ///   - unit: of the pictures' times, as a part of a second.
    ///   - quality: 2...31, less is better.
    init(
        width: Int, height: Int, from source: (width: Int, height: Int)? = nil, unit: Int = 25,
        quality: Int = 4
    ) throws(FilmTrouble) {
        _ = FilmStreams.quiet
        self.source = source ?? (width, height)
        guard (1...FilmLimits.side).contains(self.source.width),
            (1...FilmLimits.side).contains(self.source.height),
            (1...FilmLimits.side).contains(width), (1...FilmLimits.side).contains(height),
            let encoder = avcodec_find_encoder(AV_CODEC_ID_MJPEG)
        else { throw FilmTrouble(.unwritable, cause: "no JPEG of \(width)×\(height)") }
        codec = avcodec_alloc_context3(encoder)
        scaler = sws_getContext(
            CInt(self.source.width), CInt(self.source.height), AV_PIX_FMT_BGR0, CInt(width), CInt(height),
            AV_PIX_FMT_YUVJ420P, SWS_BILINEAR, nil, nil, nil)
        guard let codec, let frame, packet != nil, let scaler else { throw .outOfMemory }
        // JPEG has all values from 0 to 255, by the matrix of BT.601 (JFIF 1.02).
        let colours = sws_getCoefficients(SWS_CS_ITU601)
        sws_setColorspaceDetails(scaler, colours, 1, colours, 1, 0, 1 << 16, 1 << 16)
        codec.pointee.width = CInt(width)
        codec.pointee.height = CInt(height)
        codec.pointee.pix_fmt = AV_PIX_FMT_YUVJ420P
        codec.pointee.color_range = AVCOL_RANGE_JPEG
        codec.pointee.time_base = AVRational(num: 1, den: CInt(unit))
        codec.pointee.thread_count = 1
        codec.pointee.flags |= AV_CODEC_FLAG_BITEXACT | AV_CODEC_FLAG_QSCALE
        codec.pointee.global_quality = CInt(quality) * FF_QP2LAMBDA
        let opened = avcodec_open2(codec, encoder, nil)
        guard opened >= 0 else { throw FilmTrouble(.unwritable, "avcodec_open2, JPEG", code: opened) }
        frame.pointee.format = AV_PIX_FMT_YUVJ420P.rawValue
        frame.pointee.width = CInt(width)
        frame.pointee.height = CInt(height)
        frame.pointee.quality = codec.pointee.global_quality
        frame.pointee.color_range = AVCOL_RANGE_JPEG
        guard av_frame_get_buffer(frame, 0) >= 0 else { throw .outOfMemory }
    }

    deinit {
        sws_freeContext(scaler)
        av_packet_free(&packet)
        av_frame_free(&frame)
        avcodec_free_context(&codec)
    }

    var context: UnsafeMutablePointer<AVCodecContext>? { codec }

    /// Gives a picture to the encoder.
    /// - Parameter stamp: its time, in units.
    func put(_ pixels: [UInt32], stamp: Int64 = 0) throws(FilmTrouble) {
        guard let codec, let frame, av_frame_make_writable(frame) >= 0 else { throw .outOfMemory }
        guard pixels.count >= source.width * source.height else {
            throw FilmTrouble(.unwritable, cause: "too few pixels")
        }
        pixels.withUnsafeBytes { bytes in
            let rows: [UnsafePointer<UInt8>?] = [bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)]
            _ = ffmpeg_draw(scaler, rows, [CInt(source.width * 4)], CInt(source.height), frame)
        }
        frame.pointee.pts = stamp
        let sent = avcodec_send_frame(codec, frame)
        guard sent >= 0 else { throw FilmTrouble(.unwritable, "avcodec_send_frame, JPEG", code: sent) }
    }

    /// A picture as a file.
    func file(of pixels: [UInt32]) throws(FilmTrouble) -> [UInt8] {
        try put(pixels)
        guard let codec, let packet else { throw .outOfMemory }
        let received = avcodec_receive_packet(codec, packet)
        guard received >= 0, let data = packet.pointee.data else {
            throw FilmTrouble(.unwritable, "avcodec_receive_packet, JPEG", code: received)
        }
        defer { av_packet_unref(packet) }
        return Array(UnsafeBufferPointer(start: data, count: Int(packet.pointee.size)))
    }
}
