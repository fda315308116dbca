import Exchange
import Pictures

/// What the kitchen has done in the scullery.
enum Chore: Codable, Sendable {
    /// Says how it is.
    case report
    /// Reads the recipes of a file that comes with it, and says each as `hands-off read` prints it.
    case lines(SourceLabel, source: String)
    /// Makes a picture that comes with it fit for the library.
    case fit
    /// Draws a picture that comes with it.
    case draw(width: Int, height: Int, fills: Bool)
}

/// What is known of a file besides its bytes.
struct SourceLabel: Codable, Sendable {
    var name: String
    var address: String?
    var encoding: String?
}

/// What comes back.
enum ChoreAnswer: Codable, Sendable {
    /// What it lacks to be confined; nil = nothing.
    case report(lacking: String?)
    case lines([String])
    /// The whole of it is refused.
    case failed(Refusal)
    /// Its file comes along.
    case picture(mediaType: String)
    /// They come along, four bytes each.
    case pixels(width: Int, height: Int)
    case noPicture(PictureRefusal)
}
