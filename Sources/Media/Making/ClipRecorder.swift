import CFFmpeg
import Synchronization

/// Takes what a camera sees, picture by picture, as a film in memory: nothing of it ever lies on a disk.
///
/// Each picture is a JPEG by itself, which takes some milliseconds and a tenth of the room. Any thread.
public final class ClipRecorder: Sendable {
    /// Bytes of ten seconds: more than pictures of that size have.
    private static let most = 128 << 20
    /// Times are counted in milliseconds.
    private static let unit = 1000

    private let reel: Mutex<Reel?>

    public init() { reel = Mutex(Reel()) }

    /// Seconds from the first picture to the last.
    public var seconds: Double { reel.withLock { $0?.seconds ?? 0 } }

    /// Takes a picture; one that can't be taken is left out.
    /// - Parameters:
    ///   - pixels: 0xFFRRGGBB, top row first.
    ///   - time: seconds on any clock that goes on evenly.
    public func add(_ pixels: [UInt32], width: Int, height: Int, at time: Double) {
        reel.withLock { reel in
            do throws(FilmTrouble) { try reel?.add(pixels, width, height, time) } catch {
                reel?.trouble = error
            }
        }
    }

    /// What was taken, as a film; nothing is taken after that.
    public func finish() throws(FilmTrouble) -> [UInt8] {
        let answer = reel.withLock { reel -> Result<[UInt8], FilmTrouble> in
            defer { reel = nil }
            return Result { () throws(FilmTrouble) in
                guard let reel else { throw FilmTrouble.over }
                return try reel.finish()
            }
        }
        return try answer.get()
    }

    /// Forgets what was taken.
    public func cancel() { reel.withLock { $0 = nil } }

    private final class Reel {
        var trouble: FilmTrouble?
        private var press: JPEGPress?
        private var file: FilmFile?
        private var output: FilmOutput?
        private var stream: UnsafeMutablePointer<AVStream>?
        private var size = (width: 0, height: 0)
        private var first: Double?
        private var last = -1.0

        var seconds: Double { max(0, last) }

        func add(_ pixels: [UInt32], _ width: Int, _ height: Int, _ time: Double) throws(FilmTrouble) {
            if press == nil { try begin(width, height) }
            // A camera that changes its mind about its size does so between two films.
            guard (width, height) == size, let press, let file, let stream, let codec = press.context else {
                return
            }
            let from = first ?? time
            first = from
            let place = time - from
            guard place - last >= 0.001, place <= ClipLimits.seconds + 1 else { return }
            try press.put(pixels, stamp: Int64((place * Double(ClipRecorder.unit)).rounded()))
            try file.drain(codec, to: stream, lasting: 0)
            last = place
        }

        private func begin(_ width: Int, _ height: Int) throws(FilmTrouble) {
            size = (width, height)
            let fit = ClipShape.size(of: FilmFacts(seconds: 0, width: width, height: height))
            let press = try JPEGPress(
                width: fit.width, height: fit.height, from: size, unit: ClipRecorder.unit, quality: 3)
            let output = try FilmOutput(most: ClipRecorder.most)
            let file = try FilmFile(.memory(output), container: "matroska")
            let stream = try file.stream()
            stream.pointee.time_base = AVRational(num: 1, den: CInt(ClipRecorder.unit))
            if let codec = press.context { avcodec_parameters_from_context(stream.pointee.codecpar, codec) }
            try file.begin()
            (self.press, self.output, self.file, self.stream) = (press, output, file, stream)
        }

        func finish() throws(FilmTrouble) -> [UInt8] {
            guard let file, let output, last >= 0 else {
                throw trouble ?? FilmTrouble(.noPictures, cause: "the camera gave none")
            }
            try file.end()
            try file.close()
            return output.bytes
        }
    }
}
