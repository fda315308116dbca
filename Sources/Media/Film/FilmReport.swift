/// What a film that is open has to tell.
public enum FilmReport: Sendable {
    case opened(FilmFacts)
    /// A picture waits to be taken.
    case picture
    /// Subtitles have come with the pictures: all so far.
    case subtitles(Subtitles)
    case ended
    case trouble(FilmTrouble)
    /// Nothing comes after that.
    case closed
}
