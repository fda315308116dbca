import Pictures

/// What the kitchen has done in the scullery.
enum Chore: Codable, Sendable {
    /// Makes a picture that comes with it fit for the library.
    case fit
    /// Draws a picture that comes with it.
    case draw(width: Int, height: Int, fills: Bool)
}

/// What comes back.
enum ChoreAnswer: Codable, Sendable {
    /// Its file comes along.
    case picture(mediaType: String)
    /// They come along, four bytes each.
    case pixels(width: Int, height: Int)
    case noPicture(PictureRefusal)
}
