import CFFmpeg

/// A film that is unrolled picture by picture, as fast as wanted.
///
/// Not for two threads at once. Nothing is decoded but what is asked for.
public final class FilmReel {
    private let file: FilmStreams
    private let pictures: FilmDecoder
    private let scaler: FilmScaler
    private var sound: FilmDecoder?
    private var filter: FilmSoundFilter?
    private var pictureQueue = PacketQueue()
    private var soundQueue = PacketQueue()
    private var packet: UnsafeMutablePointer<AVPacket>?
    private var isAtEnd = false
    private var isDrained = (pictures: false, sound: false)
    /// The picture that was decoded last, kept from the decoder, which clears its own; and its time.
    private var held: UnsafeMutablePointer<AVFrame>?
    private var shown: Double?
    private var speed = 1.0
    /// Sound before that time isn't played: the film goes on there.
    private var soundFrom = 0.0
    /// Subtitles that have come with the pictures so far.
    public private(set) var subtitles = Subtitles()

    public init(_ source: FilmSource) throws(FilmTrouble) {
        file = try FilmStreams(source)
        pictures = try FilmDecoder(file.video)
        scaler = FilmScaler(FilmTurn(of: file.video))
        // Only now: of a film that is refused nothing is let go of by `deinit`.
        packet = av_packet_alloc()
        held = av_frame_alloc()
    }

    deinit {
        av_packet_free(&packet)
        av_frame_free(&held)
    }

    public var facts: FilmFacts { file.facts }

    /// Plays that track of sound from now on; nil = none.
    public func listen(to track: Int?, speed: Double) throws(FilmTrouble) {
        self.speed = speed
        filter = nil
        soundQueue.empty()
        sound = nil
        isDrained.sound = true
        if let track, file.sounds.indices.contains(track) {
            sound = try FilmDecoder(file.sounds[track])
            isDrained.sound = false
        }
        file.listen(to: sound == nil ? nil : track)
    }

    /// Goes to a time, in seconds; the next picture is the last one at or before it, or the first one after.
    public func seek(to seconds: Double) {
        let wanted = max(0, seconds)
        guard file.seek(to: wanted) || file.seek(to: 0) else { return }
        pictureQueue.empty()
        soundQueue.empty()
        pictures.flush()
        sound?.flush()
        filter = nil
        (isAtEnd, isDrained, shown) = (false, (false, sound == nil), nil)
        soundFrom = wanted
    }

    /// Decodes the next picture; returns its time in seconds from the beginning, or nil at the end.
    public func nextPicture() throws(FilmTrouble) -> Double? {
        while true {
            switch try pictures.next() {
            case .frame(let frame):
                let time = file.seconds(frame.pointee.best_effort_timestamp, of: file.video)
                let now = max(0, time ?? (shown ?? 0) + 1.0 / 25)
                av_frame_unref(held)
                av_frame_move_ref(held, frame)
                shown = now
                return now
            case .end: return nil
            case .hungry:
                if pictureQueue.take({ pictures.feed($0) }) { continue }
                if isDrained.pictures { return nil }
                if !pump() {
                    isDrained.pictures = true
                    pictures.feed(nil)
                }
            }
        }
    }

    /// The picture that was decoded last, in another size; nil before the first.
    /// - Parameters:
    ///   - width: in pixels, as `height`.
    public func picture(width: Int, height: Int) throws(FilmTrouble) -> FilmPicture? {
        guard let shown, let held, (1...FilmLimits.side).contains(width),
            (1...FilmLimits.side).contains(height)
        else { return nil }
        return try scaler.picture(held, width: width, height: height, time: shown)
    }

    /// The next stretch of sound and the time at which it begins; nil at the end, or if none is listened to.
    public func nextSound() throws(FilmTrouble) -> (time: Double, samples: [Int16])? {
        guard let sound else { return nil }
        while true {
            switch try sound.next() {
            case .frame(let frame):
                let time = file.seconds(frame.pointee.best_effort_timestamp, of: sound.stream) ?? soundFrom
                let length = Double(frame.pointee.nb_samples) / Double(max(1, frame.pointee.sample_rate))
                if time + length < soundFrom { continue }
                if filter == nil { filter = try FilmSoundFilter(frame, speed: speed) }
                return (time, filter?.samples(of: frame) ?? [])
            case .end: return nil
            case .hungry:
                if soundQueue.take({ sound.feed($0) }) { continue }
                if isDrained.sound { return nil }
                if !pump() {
                    isDrained.sound = true
                    sound.feed(nil)
                }
            }
        }
    }

    /// Reads a packet and puts it where it belongs; false at the end.
    private func pump() -> Bool {
        guard let packet, !isAtEnd else { return false }
        guard file.read(packet) else {
            isAtEnd = true
            return false
        }
        let stream = packet.pointee.stream_index
        if stream == file.video.pointee.index {
            // Only a film without sound where it is expected fills the queue: its pictures go first.
            if pictureQueue.isFull { pictureQueue.empty() }
            pictureQueue.put(packet)
        } else if let sound, stream == sound.stream.pointee.index {
            if soundQueue.isFull { soundQueue.empty() }
            soundQueue.put(packet)
        } else if let titles = file.titles, stream == titles.pointee.index {
            takeSubtitle(packet, titles)
            av_packet_unref(packet)
        } else {
            av_packet_unref(packet)
        }
        return true
    }

    private func takeSubtitle(
        _ packet: UnsafeMutablePointer<AVPacket>, _ stream: UnsafeMutablePointer<AVStream>
    ) {
        guard let codec = stream.pointee.codecpar?.pointee.codec_id,
            let text = SubtitleText.text(packet, codec),
            let start = file.seconds(packet.pointee.pts, of: stream)
        else { return }
        let length = Double(packet.pointee.duration) * FilmStreams.unit(stream)
        let isTold = length > 0 && length < 60
        subtitles.add(Subtitles.Line(start: start, end: start + (isTold ? length : 4), text: text))
    }
}
