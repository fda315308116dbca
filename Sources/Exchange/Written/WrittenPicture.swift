/// Where the picture of a written recipe lies.
public enum WrittenPicture: Sendable, Hashable {
    /// On the web, under an absolute address. Fetched only with the recipe, never believed.
    case address(String)
    /// In the same archive or folder, under this path, as its `Parcel` names it.
    case path(String)
    /// In the file itself. Nothing is known of the bytes: they may be no picture at all.
    case bytes([UInt8])
}
