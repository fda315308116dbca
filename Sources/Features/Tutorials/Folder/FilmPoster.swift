import Media
import Stage

/// What the shelf shows of a film of the cook's: a picture out of it, and how long it is.
struct FilmPoster: Sendable {
    let picture: Bitmap?
    let seconds: Double
    /// Why there is nothing more.
    let trouble: FilmTrouble?

    /// Pixels; more than a card has.
    static let width = 480
    private static let side = 480
    /// A film begins in the dark; so far into it something is seen.
    private static let part = 0.1
    /// Pictures that are looked through for it, at most.
    private static let patience = 400

    /// Reads it from the file; takes as long as some pictures take to decode.
    static func read(_ path: String, version: Int) -> FilmPoster {
        do throws(FilmTrouble) {
            let reel = try FilmReel(.file(path))
            let facts = reel.facts
            let wanted = facts.seconds * part
            if wanted > 0 { reel.seek(to: wanted) }
            var looked = 0
            while let time = try reel.nextPicture() {
                looked += 1
                if time >= wanted - 0.05 || looked >= patience || Task.isCancelled { break }
            }
            let (width, height) = size(facts)
            let taken = try reel.picture(width: width, height: height)
            let picture = taken.map {
                Bitmap(width: $0.width, height: $0.height, pixels: $0.pixels, version: version)
            }
            if picture == nil {
                return FilmPoster(trouble: FilmTrouble(.damaged, cause: "no picture in \(path)"))
            }
            return FilmPoster(picture: picture, seconds: facts.seconds, trouble: nil)
        } catch { return FilmPoster(trouble: error) }
    }

    private static func size(_ facts: FilmFacts) -> (width: Int, height: Int) {
        let aspect = facts.aspect
        return aspect >= 1
            ? (width, max(2, Int(Double(width) / aspect))) : (max(2, Int(Double(side) * aspect)), side)
    }

    private init(picture: Bitmap?, seconds: Double, trouble: FilmTrouble?) {
        (self.picture, self.seconds, self.trouble) = (picture, seconds, trouble)
    }

    private init(trouble: FilmTrouble) { self.init(picture: nil, seconds: 0, trouble: trouble) }
}
