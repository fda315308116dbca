import Exchange

extension ReaderTrial {
    /// Every reader there is. What `KnownFormats` knows is called after its type, so that a new format is
    /// tried at once and none depends on its place among the others.
    public static let all: [ReaderTrial] =
        KnownFormats.files.map(file) + KnownFormats.parcels.map(parcel)
        + [
            anyFile, archive, htmlTree, htmlTags, xmlTree, markdownTree, ingredientLine, durations,
            temperatures,
            units, pictureHeader, pictureFile, webAddress, libraryFile, libraryRows,
            filmClip, subtitles,
        ]

    public static func named(_ name: String) -> ReaderTrial? { all.first { $0.name == name } }
}
