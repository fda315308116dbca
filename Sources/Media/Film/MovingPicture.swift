import CFFmpeg
import CWebP
import Glibc

/// A picture in WebP that moves, decoded by libwebp; transparent parts lie on white.
final class MovingPicture: FilmRoll {
    /// Bytes of the file, which libwebp wants as a whole.
    private static let most = 64 << 20
    /// Pictures beyond these are not looked at.
    private static let mostPictures: UInt32 = 20_000

    private let decoder: OpaquePointer
    private let bytes: UnsafeMutableBufferPointer<UInt8>
    private let scaler = FilmScaler(.none)
    private var frame: UnsafeMutablePointer<AVFrame>?
    /// When the picture ends that was decoded last.
    private var end = 0.0
    private var shown: Double?
    /// Whether the last picture, decoded already, is the next one.
    private var isHeld = false
    private let seconds: Double
    private let size: (width: Int, height: Int)

    /// Nil if it is no such picture.
    init?(_ source: FilmSource) throws(FilmTrouble) {
        guard let whole = try Self.bytes(of: source) else { return nil }
        let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: whole.count)
        _ = bytes.initialize(from: whole)
        var data = WebPData(bytes: bytes.baseAddress, size: bytes.count)
        do throws(FilmTrouble) {
            var features = WebPBitstreamFeatures()
            guard WebPGetFeatures(data.bytes, data.size, &features) == VP8_STATUS_OK else {
                throw FilmTrouble(.damaged, cause: "WebPGetFeatures")
            }
            let (width, height) = (Int(features.width), Int(features.height))
            guard (1...FilmLimits.side).contains(width), (1...FilmLimits.side).contains(height) else {
                throw FilmTrouble(.tooLarge(width: width, height: height), cause: "\(width)×\(height)")
            }
            var options = WebPAnimDecoderOptions()
            guard WebPAnimDecoderOptionsInit(&options) != 0 else {
                throw FilmTrouble(.unknown, cause: "libwebpdemux is another version")
            }
            // Blue first is 0xAARRGGBB on the machines that this runs on, multiplied, so that white can be added.
            options.color_mode = MODE_bgrA
            guard let decoder = WebPAnimDecoderNew(&data, &options) else {
                throw FilmTrouble(.damaged, cause: "WebPAnimDecoderNew")
            }
            self.decoder = decoder
            size = (width, height)
        } catch {
            bytes.deallocate()
            throw error
        }
        self.bytes = bytes
        seconds = Self.seconds(of: decoder)
        // Only now: of a picture that is refused nothing is let go of by `deinit`.
        frame = av_frame_alloc()
        frame?.pointee.format = AV_PIX_FMT_BGRA.rawValue
        frame?.pointee.width = CInt(size.width)
        frame?.pointee.height = CInt(size.height)
        frame?.pointee.color_range = AVCOL_RANGE_JPEG
        guard let frame, av_frame_get_buffer(frame, 0) >= 0 else {
            throw FilmTrouble(.damaged, cause: "av_frame_get_buffer")
        }
    }

    deinit {
        WebPAnimDecoderDelete(decoder)
        bytes.deallocate()
        av_frame_free(&frame)
    }

    var facts: FilmFacts { FilmFacts(seconds: seconds, width: size.width, height: size.height) }
    var subtitles: Subtitles { Subtitles() }

    func listen(to track: Int?, speed: Double) {}
    func nextSound() -> (time: Double, samples: [Int16])? { nil }

    /// It can only be gone through from its beginning.
    func seek(to seconds: Double) {
        isHeld = false
        if shown == nil || seconds < end { rewind() }
        do throws(FilmTrouble) { while end <= seconds, try nextPicture() != nil {} } catch { rewind() }
        isHeld = shown != nil
    }

    private func rewind() {
        WebPAnimDecoderReset(decoder)
        (end, shown, isHeld) = (0, nil, false)
    }

    func nextPicture() throws(FilmTrouble) -> Double? {
        if isHeld {
            isHeld = false
            return shown
        }
        guard WebPAnimDecoderHasMoreFrames(decoder) != 0 else { return nil }
        var pixels: UnsafeMutablePointer<UInt8>?
        var stamp: CInt = 0
        guard WebPAnimDecoderGetNext(decoder, &pixels, &stamp) != 0, let pixels else {
            // What was seen before it broke is a film.
            if shown != nil { return nil }
            throw FilmTrouble(.damaged, cause: "WebPAnimDecoderGetNext")
        }
        keep(pixels)
        shown = end
        end = max(end + 0.001, Double(stamp) / 1000)
        return shown
    }

    private func keep(_ pixels: UnsafePointer<UInt8>) {
        guard let frame, av_frame_make_writable(frame) >= 0, let target = frame.pointee.data.0 else { return }
        let row = Int(frame.pointee.linesize.0)
        for y in 0..<size.height {
            let from = pixels + y &* size.width &* 4
            let to = target + y &* row
            for x in 0..<size.width {
                let at = x &* 4
                let white = 255 &- from[at &+ 3]
                to[at] = from[at] &+ white
                to[at &+ 1] = from[at &+ 1] &+ white
                to[at &+ 2] = from[at &+ 2] &+ white
                to[at &+ 3] = 255
            }
        }
    }

    func picture(width: Int, height: Int) throws(FilmTrouble) -> FilmPicture? {
        guard let shown, let frame, (1...FilmLimits.side).contains(width),
            (1...FilmLimits.side).contains(height)
        else { return nil }
        return try scaler.picture(frame, width: width, height: height, time: shown)
    }

    // MARK: The file

    /// The whole of it, if it begins as a moving WebP does.
    private static func bytes(of source: FilmSource) throws(FilmTrouble) -> [UInt8]? {
        switch source {
        case .data(let bytes): return isMoving(bytes.prefix(32)) ? bytes : nil
        case .file(let path):
            // Opening a pipe would wait for ever.
            var facts = stat()
            guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, let file = fopen(path, "rbe")
            else { return nil }
            defer { fclose(file) }
            var first = [UInt8](repeating: 0, count: 32)
            guard fread(&first, 1, first.count, file) == first.count, isMoving(first[...]) else { return nil }
            let count = Int(facts.st_size)
            guard count <= most else { throw FilmTrouble(.tooSlow, cause: "a WebP of \(count) bytes") }
            fseek(file, 0, SEEK_SET)
            var bytes = [UInt8](repeating: 0, count: count)
            let read = fread(&bytes, 1, count, file)
            return Array(bytes.prefix(read))
        }
    }

    /// "RIFF....WEBPVP8X", and the bit of that chunk which says that it moves.
    private static func isMoving(_ first: ArraySlice<UInt8>) -> Bool {
        let bytes = Array(first)
        return bytes.count > 20 && bytes[0..<4].elementsEqual("RIFF".utf8)
            && bytes[8..<16].elementsEqual("WEBPVP8X".utf8) && bytes[20] & 2 != 0
    }

    private static func seconds(of decoder: OpaquePointer) -> Double {
        guard let film = WebPAnimDecoderGetDemuxer(decoder) else { return 0 }
        var frame = WebPIterator()
        var sum = 0
        let count = min(mostPictures, WebPDemuxGetI(film, WEBP_FF_FRAME_COUNT))
        if count > 0 {
            for number in 1...CInt(count) where WebPDemuxGetFrame(film, number, &frame) != 0 {
                sum += max(1, Int(frame.duration))
                WebPDemuxReleaseIterator(&frame)
            }
        }
        return Double(sum) / 1000
    }
}
