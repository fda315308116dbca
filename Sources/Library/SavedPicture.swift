public import struct Foundation.Data

/// A picture of a recipe, as its file holds it.
public struct SavedPicture: Sendable, Hashable {
    /// What recipes call it by; unique in the library.
    public var name: String
    /// "image/svg+xml", "image/jpeg", …
    public var mediaType: String
    public var data: Data

    public init(name: String, mediaType: String, data: Data) {
        self.name = name
        self.mediaType = mediaType
        self.data = data
    }
}
