/// A film that is unrolled picture by picture, whoever decodes it. Not for two threads at once.
public protocol FilmRoll: AnyObject {
    var facts: FilmFacts { get }
    /// Subtitles that have come with the pictures so far.
    var subtitles: Subtitles { get }

    /// Plays that track of sound from now on; nil = none.
    func listen(to track: Int?, speed: Double) throws(FilmTrouble)
    /// Goes to a time, in seconds; the next picture is the last one at or before it, or the first one after.
    func seek(to seconds: Double)
    /// Decodes the next picture; returns its time in seconds from the beginning, or nil at the end.
    func nextPicture() throws(FilmTrouble) -> Double?
    /// The picture that was decoded last, in another size; nil before the first.
    func picture(width: Int, height: Int) throws(FilmTrouble) -> FilmPicture?
    /// The next stretch of sound and the time at which it begins; nil at the end, or if none is listened to.
    func nextSound() throws(FilmTrouble) -> (time: Double, samples: [Int16])?
}

extension FilmReel: FilmRoll {}

extension FilmSource {
    /// Opens it with whatever can decode it: moving WebP, which libav can't, with libwebp.
    public func unrolled() throws(FilmTrouble) -> any FilmRoll {
        if let picture = try MovingPicture(self) { return picture }
        return try FilmReel(self)
    }
}
