/// Makes a film in memory, of which nothing ever lies on a disk: pictures and sound become WebM (VP9, Opus).
///
/// Not for two threads at once.
final class ClipWriter {
    private let plan: FilmPlan
    private let output: FilmOutput
    private let file: FilmFile
    private let video: FilmPictures
    private var sounds: [FilmSound] = []

    /// - Parameter most: bytes; a film that becomes larger can't be written.
    init(_ plan: FilmPlan, most: Int) throws(FilmTrouble) {
        self.plan = plan
        output = try FilmOutput(most: most)
        file = try FilmFile(.memory(output))
        video = try FilmPictures(plan, in: file)
        for sound in plan.sounds { sounds.append(try FilmSound(sound, in: file)) }
        try file.begin()
    }

    /// Bytes so far; some pictures are still with the encoder.
    var size: Int { output.bytes.count }
    var pictures: Int { video.count }

    func add(_ picture: FilmPicture) throws(FilmTrouble) {
        var failure: FilmTrouble?
        picture.pixels.withUnsafeBytes { pixels in
            do throws(FilmTrouble) { try video.add(pixels, picture.width * 4, to: file) } catch {
                failure = error
            }
        }
        if let failure { throw failure }
    }

    /// - Parameter samples: of the first track, as its plan has them.
    func add(_ samples: [Int16]) throws(FilmTrouble) { try sounds.first?.add(samples, to: file) }

    /// Writes what is left; nothing can be added after that.
    func finish() throws(FilmTrouble) -> [UInt8] {
        try video.end(in: file)
        for sound in sounds { try sound.end(in: file) }
        try file.end()
        try file.close()
        return output.bytes
    }
}
