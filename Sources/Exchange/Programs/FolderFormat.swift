/// A format that is known by a folder with certain contents, wherever in a parcel it lies.
protocol FolderFormat: ParcelFormat {
    /// The folders that could each be one, as `ParcelFolder` writes them; told from paths alone.
    static func folders(in index: ParcelIndex) -> [String]
    /// Whether one really is, from few of its files.
    static func isOne(_ folder: ParcelFolder) -> Bool
    /// Its recipes; false if `take` had enough.
    static func read(_ folder: ParcelFolder, take: (Result<WrittenRecipe, Refusal>) -> Bool) throws(Refusal)
        -> Bool
}

extension FolderFormat {
    static func isOne(_ folder: ParcelFolder) -> Bool { true }

    /// A parcel that has nothing else in it but pictures, and one that may be anything more for people to
    /// read.
    static func recognises(_ parcel: some Parcel) -> Bool {
        let index = ParcelIndex(parcel)
        let folders = Set(folders(in: index))
        guard let first = folders.sorted().first, isOne(index.folder(first)) else { return false }
        return parcel.paths.allSatisfy { LooseFiles.isIdle($0) || LooseFiles.lies($0, in: folders) }
    }

    static func read(_ parcel: some Parcel, take: (Result<WrittenRecipe, Refusal>) -> Bool) throws(Refusal) {
        let index = ParcelIndex(parcel)
        for folder in folders(in: index).sorted() where isOne(index.folder(folder)) {
            guard try read(index.folder(folder), take: take) else { return }
        }
    }
}
