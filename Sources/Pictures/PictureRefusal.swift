/// Why a picture file is not drawn.
public enum PictureRefusal: Error, Hashable, Sendable, Codable {
    case tooLarge
    /// It would read other files, or unpack to far more than itself.
    case unsafe(String)
    case broken(String)
    /// Drawing it takes more time or memory than any picture of a dish; or it ended the process that drew it.
    case exhausting(cause: String)
}
