import CFFmpeg

/// A track of sound of a film: brought to Opus's own rate, cut into packets, encoded, written.
final class FilmSound {
    private var codec: UnsafeMutablePointer<AVCodecContext>?
    private var frame: UnsafeMutablePointer<AVFrame>?
    private var resampler: OpaquePointer?
    private let stream: UnsafeMutablePointer<AVStream>
    private let channels: Int
    /// Resampled, and not yet enough for a packet.
    private var waiting: [Int16] = []
    private var time: Int64 = 0

    private static let rate: CInt = 48_000

    init(_ sound: FilmPlan.Sound, in file: FilmFile) throws(FilmTrouble) {
        guard (1...2).contains(sound.channels), (4_000...192_000).contains(sound.rate) else {
            throw FilmTrouble(.unwritable, cause: "\(sound.channels) channels at \(sound.rate)")
        }
        channels = sound.channels
        stream = try file.stream()
        guard let encoder = avcodec_find_encoder_by_name("libopus") else {
            throw FilmTrouble(.unwritable, cause: "no libopus")
        }
        codec = avcodec_alloc_context3(encoder)
        frame = av_frame_alloc()
        guard let codec, let frame else { throw .outOfMemory }
        codec.pointee.sample_rate = Self.rate
        codec.pointee.sample_fmt = AV_SAMPLE_FMT_S16
        codec.pointee.bit_rate = Int64(sound.bitRate)
        codec.pointee.time_base = AVRational(num: 1, den: Self.rate)
        codec.pointee.flags |= AV_CODEC_FLAG_BITEXACT
        av_channel_layout_default(&codec.pointee.ch_layout, CInt(channels))
        var options: OpaquePointer?
        defer { av_dict_free(&options) }
        av_dict_set(&options, "application", sound.isVoice ? "voip" : "audio", 0)
        // Fewer packets, and less of the container around them.
        av_dict_set(&options, "frame_duration", "60", 0)
        let opened = avcodec_open2(codec, encoder, &options)
        guard opened >= 0 else { throw FilmTrouble(.unwritable, "avcodec, sound", code: opened) }
        stream.pointee.time_base = codec.pointee.time_base
        if let language = sound.language { av_dict_set(&stream.pointee.metadata, "language", language, 0) }
        avcodec_parameters_from_context(stream.pointee.codecpar, codec)

        frame.pointee.format = AV_SAMPLE_FMT_S16.rawValue
        frame.pointee.nb_samples = codec.pointee.frame_size
        frame.pointee.sample_rate = Self.rate
        av_channel_layout_copy(&frame.pointee.ch_layout, &codec.pointee.ch_layout)
        guard av_frame_get_buffer(frame, 0) >= 0 else { throw .outOfMemory }
        let made = swr_alloc_set_opts2(
            &resampler, &codec.pointee.ch_layout, AV_SAMPLE_FMT_S16, Self.rate, &codec.pointee.ch_layout,
            AV_SAMPLE_FMT_S16, CInt(sound.rate), 0, nil)
        guard made >= 0, swr_init(resampler) >= 0 else { throw .outOfMemory }
    }

    deinit {
        swr_free(&resampler)
        av_frame_free(&frame)
        avcodec_free_context(&codec)
    }

    func add(_ samples: [Int16], to file: FilmFile) throws(FilmTrouble) {
        // A second at a time, so that little is held twice.
        let step = 48_000 * channels
        for start in stride(from: 0, to: samples.count, by: step) {
            resample(samples[start..<min(samples.count, start + step)])
            try encode(in: file, all: false)
        }
    }

    func end(in file: FilmFile) throws(FilmTrouble) {
        guard let codec else { return }
        resample([])
        try encode(in: file, all: true)
        avcodec_send_frame(codec, nil)
        try file.drain(codec, to: stream, lasting: 0)
    }

    /// - Parameter samples: none = what the resampler still holds.
    private func resample(_ samples: ArraySlice<Int16>) {
        let count = CInt(samples.count / channels)
        let room = max(0, Int(swr_get_out_samples(resampler, count))) + 64
        let channels = channels
        let more = [Int16](unsafeUninitializedCapacity: room * channels) { output, made in
            var got: CInt = 0
            output.withMemoryRebound(to: UInt8.self) { bytes in
                var target: [UnsafeMutablePointer<UInt8>?] = [bytes.baseAddress]
                if samples.isEmpty {
                    got = swr_convert(resampler, &target, CInt(room), nil, 0)
                } else {
                    samples.withUnsafeBytes { source in
                        var from = [source.baseAddress?.assumingMemoryBound(to: UInt8.self)]
                        got = swr_convert(resampler, &target, CInt(room), &from, count)
                    }
                }
            }
            made = max(0, Int(got)) * channels
        }
        waiting += more
    }

    /// - Parameter all: fills up the last packet with silence.
    private func encode(in file: FilmFile, all: Bool) throws(FilmTrouble) {
        guard let codec, let frame else { return }
        let size = Int(codec.pointee.frame_size) * channels
        var place = 0
        while waiting.count - place >= size || (all && waiting.count > place) {
            guard av_frame_make_writable(frame) >= 0, let data = frame.pointee.data.0 else {
                throw .outOfMemory
            }
            let count = min(size, waiting.count - place)
            data.withMemoryRebound(to: Int16.self, capacity: size) { target in
                for i in 0..<size { target[i] = i < count ? waiting[place + i] : 0 }
            }
            place += count
            frame.pointee.pts = time
            time += Int64(codec.pointee.frame_size)
            let sent = avcodec_send_frame(codec, frame)
            guard sent >= 0 else { throw FilmTrouble(.unwritable, "avcodec, sound", code: sent) }
            try file.drain(codec, to: stream, lasting: 0)
        }
        waiting.removeFirst(place)
    }
}
