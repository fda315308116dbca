import CFFmpeg

/// Brings decoded sound to what the loudspeaker plays, at another speed if wanted, without changing its pitch.
final class FilmSoundFilter {
    private var graph: UnsafeMutablePointer<AVFilterGraph>?
    private var source: UnsafeMutablePointer<AVFilterContext>?
    private var sink: UnsafeMutablePointer<AVFilterContext>?
    private var frame = av_frame_alloc()

    /// - Parameter speed: 0.5 ... 2.
    init(_ frame: UnsafeMutablePointer<AVFrame>, speed: Double) throws(FilmTrouble) {
        var layout = [CChar](repeating: 0, count: 128)
        var channels = frame.pointee.ch_layout
        if channels.order == AV_CHANNEL_ORDER_UNSPEC {
            av_channel_layout_default(&channels, channels.nb_channels)
        }
        av_channel_layout_describe(&channels, &layout, layout.count)
        let name =
            av_get_sample_fmt_name(AVSampleFormat(frame.pointee.format)).map { String(cString: $0) } ?? ""
        let described = layout.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
        let rate = frame.pointee.sample_rate
        guard (1...768_000).contains(rate), (1...64).contains(channels.nb_channels) else {
            throw FilmTrouble(.damaged, cause: "sound of \(rate) Hz, \(channels.nb_channels) channels")
        }
        graph = avfilter_graph_alloc()
        graph?.pointee.nb_threads = 1
        let tempo = speed == 1 ? "" : "atempo=\(min(2, max(0.5, speed))),"
        let input = "time_base=1/\(rate):sample_rate=\(rate):sample_fmt=\(name):channel_layout=\(described)"
        var failure = avfilter_graph_create_filter(
            &source, avfilter_get_by_name("abuffer"), "in", input, nil, graph)
        if failure >= 0 {
            failure = avfilter_graph_create_filter(
                &sink, avfilter_get_by_name("abuffersink"), "out", nil, nil, graph)
        }
        var out = avfilter_inout_alloc()
        var into = avfilter_inout_alloc()
        defer {
            avfilter_inout_free(&out)
            avfilter_inout_free(&into)
        }
        if failure >= 0 {
            out?.pointee.name = av_strdup("in")
            out?.pointee.filter_ctx = source
            into?.pointee.name = av_strdup("out")
            into?.pointee.filter_ctx = sink
            let steps = "\(tempo)aformat=sample_fmts=s16:sample_rates=44100:channel_layouts=stereo"
            failure = avfilter_graph_parse_ptr(graph, steps, &into, &out, nil)
        }
        if failure >= 0 { failure = avfilter_graph_config(graph, nil) }
        guard failure >= 0 else {
            avfilter_graph_free(&graph)
            throw FilmTrouble(.damaged, "avfilter: \(input)", code: failure)
        }
    }

    deinit {
        av_frame_free(&frame)
        avfilter_graph_free(&graph)
    }

    /// What comes of a decoded frame: both sides by turns, 44,100 times a second.
    func samples(of input: UnsafeMutablePointer<AVFrame>) -> [Int16] {
        guard let source, let sink, let frame, av_buffersrc_write_frame(source, input) >= 0 else { return [] }
        var samples: [Int16] = []
        while av_buffersink_get_frame(sink, frame) >= 0 {
            let count = Int(frame.pointee.nb_samples) * 2
            frame.pointee.data.0?.withMemoryRebound(to: Int16.self, capacity: count) {
                samples.append(contentsOf: UnsafeBufferPointer(start: $0, count: count))
            }
            av_frame_unref(frame)
        }
        return samples
    }
}
