import CFFmpeg
public import Gestures

/// A recorded clip read picture by picture, as fast as wanted: a camera without a camera.
///
/// Pictures come as the file stores them; a note in it that they be turned or mirrored is ignored, as a
/// webcam has none. Not for two threads at once; make it on the thread that reads it.
public struct Recording: ~Copyable {
    private let clip: ClipFile
    private let decoder: PictureDecoder
    private var luma: LumaPlane
    private var clock: PresentationClock

    /// Opens the clip at `path`: a regular file with video in a common container and codec.
    public init(path: String) throws(RecordingError) {
        let clip = try ClipFile(path: path)
        let decoder = try PictureDecoder(clip.video)
        self.clip = clip
        self.decoder = decoder
        luma = LumaPlane()
        clock = PresentationClock(
            unit: clip.video.pointee.time_base, rate: clip.video.pointee.avg_frame_rate)
    }

    /// The pictures' size in pixels, as the file says it.
    public var size: (width: Int, height: Int) {
        guard let stored = clip.video.pointee.codecpar?.pointee else { return (0, 0) }
        return (Int(stored.width), Int(stored.height))
    }

    /// Pictures that could not be decoded and were left out so far.
    public var skipped: Int { decoder.broken }

    /// The next picture, its time in seconds from the first one, always later than the one before; nil at the
    /// end.
    public mutating func next() throws(RecordingError) -> LumaFrame? {
        guard let picture = try decoder.next(from: clip) else { return nil }
        return try luma.reduce(picture, time: clock.time(of: picture.pointee.best_effort_timestamp))
    }
}
