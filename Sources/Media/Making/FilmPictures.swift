import CFFmpeg

/// The pictures of a film: made YUV, encoded, written.
final class FilmPictures {
    private let plan: FilmPlan
    private var codec: UnsafeMutablePointer<AVCodecContext>?
    private var frame: UnsafeMutablePointer<AVFrame>?
    private var scaler: OpaquePointer?
    private let stream: UnsafeMutablePointer<AVStream>
    private let keys: Set<Int>
    private(set) var count = 0

    /// The largest side, so that no number can overflow.
    private static let side = 4096

    init(_ plan: FilmPlan, in file: FilmFile) throws(FilmTrouble) {
        guard (2...Self.side).contains(plan.width), (2...Self.side).contains(plan.height),
            plan.width % 2 == 0, plan.height % 2 == 0, (1...120).contains(plan.rate)
        else {
            throw FilmTrouble(.unwritable, cause: "\(plan.width)×\(plan.height) at \(plan.rate)")
        }
        self.plan = plan
        stream = try file.stream()
        keys = Set(plan.chapters.map { Int(($0.time * Double(plan.rate)).rounded()) })
        guard let encoder = avcodec_find_encoder_by_name("libvpx-vp9") else {
            throw FilmTrouble(.unwritable, cause: "no libvpx-vp9")
        }
        codec = avcodec_alloc_context3(encoder)
        frame = av_frame_alloc()
        scaler = sws_getContext(
            CInt(plan.width), CInt(plan.height), AV_PIX_FMT_BGR0, CInt(plan.width), CInt(plan.height),
            AV_PIX_FMT_YUV420P, SWS_BICUBIC | SWS_ACCURATE_RND | SWS_FULL_CHR_H_INP | SWS_BITEXACT, nil, nil,
            nil)
        guard let codec, let frame, scaler != nil else { throw .outOfMemory }
        setUp(codec)
        var options = options
        defer { av_dict_free(&options) }
        let opened = avcodec_open2(codec, encoder, &options)
        guard opened >= 0 else { throw FilmTrouble(.unwritable, "avcodec", code: opened) }
        stream.pointee.time_base = codec.pointee.time_base
        stream.pointee.avg_frame_rate = codec.pointee.framerate
        avcodec_parameters_from_context(stream.pointee.codecpar, codec)

        frame.pointee.format = AV_PIX_FMT_YUV420P.rawValue
        frame.pointee.width = codec.pointee.width
        frame.pointee.height = codec.pointee.height
        guard av_frame_get_buffer(frame, 0) >= 0 else { throw .outOfMemory }
    }

    deinit {
        sws_freeContext(scaler)
        av_frame_free(&frame)
        avcodec_free_context(&codec)
    }

    private func setUp(_ codec: UnsafeMutablePointer<AVCodecContext>) {
        codec.pointee.width = CInt(plan.width)
        codec.pointee.height = CInt(plan.height)
        codec.pointee.pix_fmt = AV_PIX_FMT_YUV420P
        codec.pointee.time_base = AVRational(num: 1, den: CInt(plan.rate))
        codec.pointee.framerate = AVRational(num: CInt(plan.rate), den: 1)
        codec.pointee.gop_size = CInt(max(1, (plan.stride * Double(plan.rate)).rounded(.down)))
        codec.pointee.colorspace = AVCOL_SPC_SMPTE170M
        codec.pointee.color_range = AVCOL_RANGE_MPEG
        codec.pointee.flags |= AV_CODEC_FLAG_BITEXACT
        // More threads cut the picture into other tiles: other machines would make another file.
        codec.pointee.thread_count = 1
        if case .bitRate(let bits) = plan.quality { codec.pointee.bit_rate = Int64(bits) }
    }

    private var options: OpaquePointer? {
        var options: OpaquePointer?
        av_dict_set(&options, "deadline", plan.haste > 5 ? "realtime" : "good", 0)
        av_dict_set_int(&options, "cpu-used", Int64(min(8, max(0, plan.haste))), 0)
        av_dict_set_int(&options, "auto-alt-ref", 1, 0)
        av_dict_set_int(&options, "lag-in-frames", 25, 0)
        if case .constant(let quality) = plan.quality {
            av_dict_set_int(&options, "crf", Int64(min(63, max(0, quality))), 0)
        }
        return options
    }

    func add(_ pixels: UnsafeRawBufferPointer, _ bytesPerRow: Int, to file: FilmFile) throws(FilmTrouble) {
        guard let codec, let frame else { return }
        guard let base = pixels.baseAddress, bytesPerRow >= plan.width * 4,
            pixels.count >= bytesPerRow * (plan.height - 1) + plan.width * 4
        else {
            throw FilmTrouble(.unwritable, cause: "too few pixels")
        }
        guard av_frame_make_writable(frame) >= 0 else { throw .outOfMemory }
        let rows: [UnsafePointer<UInt8>?] = [base.assumingMemoryBound(to: UInt8.self)]
        let strides = [CInt(bytesPerRow)]
        withUnsafeMutablePointer(to: &frame.pointee.data) { data in
            data.withMemoryRebound(to: UnsafeMutablePointer<UInt8>?.self, capacity: 8) { planes in
                withUnsafePointer(to: &frame.pointee.linesize) { sizes in
                    sizes.withMemoryRebound(to: CInt.self, capacity: 8) { lines in
                        _ = sws_scale(scaler, rows, strides, 0, CInt(plan.height), planes, lines)
                    }
                }
            }
        }
        frame.pointee.pts = Int64(count)
        frame.pointee.pict_type = keys.contains(count) ? AV_PICTURE_TYPE_I : AV_PICTURE_TYPE_NONE
        count += 1
        let sent = avcodec_send_frame(codec, frame)
        guard sent >= 0 else { throw FilmTrouble(.unwritable, "avcodec", code: sent) }
        try file.drain(codec, to: stream, lasting: 1)
    }

    func end(in file: FilmFile) throws(FilmTrouble) {
        guard let codec else { return }
        avcodec_send_frame(codec, nil)
        try file.drain(codec, to: stream, lasting: 1)
    }
}
