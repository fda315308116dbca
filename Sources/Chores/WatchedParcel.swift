public import Exchange

/// A parcel of which is said which file is looked at, so that it is known which was too much.
public struct WatchedParcel: Parcel {
    private let parcel: any Parcel
    private let reading: SculleryReading

    public init(_ parcel: any Parcel, _ reading: SculleryReading) {
        (self.parcel, self.reading) = (parcel, reading)
    }

    public var name: String { parcel.name }
    public var paths: [String] { parcel.paths }
    public var skipped: [Refusal] { parcel.skipped }

    public func bytes(of path: String) throws(Refusal) -> [UInt8] {
        try reading.begin(path)
        return try parcel.bytes(of: path)
    }
}
