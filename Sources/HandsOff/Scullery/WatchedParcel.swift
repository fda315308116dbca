import Exchange

/// A parcel of which is said which file is looked at, so that it is known which was too much.
struct WatchedParcel: Parcel {
    private let parcel: any Parcel
    private let reading: SculleryReading

    init(_ parcel: any Parcel, _ reading: SculleryReading) {
        (self.parcel, self.reading) = (parcel, reading)
    }

    var name: String { parcel.name }
    var paths: [String] { parcel.paths }
    var skipped: [Refusal] { parcel.skipped }

    func bytes(of path: String) throws(Refusal) -> [UInt8] {
        try reading.begin(path)
        return try parcel.bytes(of: path)
    }
}
