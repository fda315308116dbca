/// Some pictures of a stretch of a film, small and in equal distances, to find one's way in it.
public struct FilmStrip: Sendable {
    public var facts: FilmFacts
    /// How long the film is: measured where it doesn't say so itself.
    public var seconds: Double
    public var pictures: [FilmPicture]

    /// Seconds of a film that doesn't say how long it is which are looked through to find its end.
    private static let mostMeasured = 60.0
    /// Pictures that are decoded on the way to one of the strip; what is found there then is near enough.
    private static let mostOnTheWay = 90

    /// Makes it, picture by picture; takes seconds, and blocks its thread.
    /// - Parameters:
    ///   - stretch: in seconds; nil = the whole film.
    ///   - count: of pictures.
    ///   - height: of each, in pixels.
    ///   - tell: called with what there is so far.
    /// - Returns: as much as could be had before it was called off.
    public static func of(
        _ source: FilmSource, from start: Double = 0, to end: Double? = nil, count: Int, height: Int,
        isCancelled: () -> Bool, tell: (FilmStrip) -> Void
    ) throws(FilmTrouble) -> FilmStrip {
        let roll = try source.unrolled()
        var strip = FilmStrip(facts: roll.facts, seconds: roll.facts.seconds, pictures: [])
        if strip.seconds <= 0 { strip.seconds = try length(of: roll, isCancelled) }
        tell(strip)
        let last = min(strip.seconds, end ?? strip.seconds)
        let width = max(1, Int((Double(height) * roll.facts.aspect).rounded()))
        for place in 0..<count where !isCancelled() {
            let time = start + (last - start) * (Double(place) + 0.5) / Double(max(1, count))
            roll.seek(to: time)
            var found = try roll.nextPicture()
            if found == nil, strip.pictures.isEmpty {
                throw FilmTrouble(.noPictures, cause: "no picture at \(time) s")
            }
            var seen = 0
            while let now = found, now < time - 0.05, seen < mostOnTheWay, !isCancelled() {
                seen += 1
                // Beyond the last picture: that one is shown.
                guard let next = try roll.nextPicture() else { break }
                found = next
            }
            guard let picture = try roll.picture(width: min(width, height * 8), height: height) else {
                continue
            }
            strip.pictures.append(picture)
            tell(strip)
        }
        return strip
    }

    private static func length(of roll: any FilmRoll, _ isCancelled: () -> Bool) throws(FilmTrouble) -> Double
    {
        var (last, step) = (0.0, 0.1)
        while !isCancelled(), last < mostMeasured, let time = try roll.nextPicture() {
            if time > last { step = min(1, time - last) }
            last = time
        }
        return last + step
    }
}
