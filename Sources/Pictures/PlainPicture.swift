/// A photograph of the kinds that cameras and programs write every day, whole as far as can be seen without decoding a
/// pixel: each of its parts is where it must be, and the file ends with the picture.
///
/// It never says that a file is no picture. What is rarer, cut off, or goes on behind its end is for a decoder to
/// judge, where that can do no harm.
public struct PlainPicture: Sendable, Hashable {
    public var kind: PictureKind
    /// In pixels, at most as ``PictureLimits`` has it.
    public var width: Int
    public var height: Int

    /// Goes through all of it once; on any thread.
    /// - Returns: nil if only a decoder can tell.
    public init?(_ bytes: [UInt8]) {
        guard let header = try? PictureHeader(checking: bytes) else { return nil }
        (kind, width, height) = (header.kind, header.width, header.height)
        let isPlain =
            switch kind {
            case .jpeg: JPEGParts.isPlain(bytes)
            case .png: PNGParts.isPlain(bytes)
            case .webP: WebPParts.isPlain(bytes, width, height)
            case .gif: false
            }
        guard isPlain else { return nil }
    }
}

extension [UInt8] {
    /// A number whose first byte is its largest; its bytes must be there.
    func large(_ place: Int, _ count: Int) -> Int {
        self[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
    }

    /// A number whose first byte is its smallest; its bytes must be there.
    func small(_ place: Int, _ count: Int) -> Int {
        self[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    func has(_ name: StaticString, at place: Int) -> Bool {
        place + name.utf8CodeUnitCount <= count
            && name.withUTF8Buffer { self[place..<place + $0.count].elementsEqual($0) }
    }
}
