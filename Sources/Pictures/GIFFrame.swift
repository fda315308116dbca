/// The first frame of a GIF, as a file of its own: a decoder unpacks all frames of what it is given, and
/// there can be a hundred thousand in a file of a megabyte.
public enum GIFFrame {
    /// The bytes up to the end of the first frame, ended as a GIF ends. A file that is cut off before comes
    /// back as it is; so does what is no GIF.
    ///
    /// GIF89a, www.w3.org/Graphics/GIF/spec-gif89a.txt: a header and a screen of 13 bytes, colours, then
    /// blocks; each block's data are pieces of up to 255 bytes, ended by an empty one.
    public static func first(of bytes: [UInt8]) -> [UInt8] {
        guard PictureKind(bytes) == .gif, bytes.count > 13 else { return bytes }
        var place = 13 + colours(bytes[10])
        while place + 1 < bytes.count {
            switch bytes[place] {
            // An extension: what kind it is, then its pieces.
            case 0x21: place = behindPieces(bytes, place + 2)
            case 0x2C:
                guard place + 10 < bytes.count else { return bytes }
                // Its place, size and colours, and one byte for how long its codes are.
                let end = behindPieces(bytes, place + 10 + colours(bytes[place + 9]) + 1)
                return end < bytes.count ? bytes[..<end] + [0x3B] : bytes
            default: return bytes
            }
        }
        return bytes
    }

    /// Bytes of the table of colours that some flags speak of.
    private static func colours(_ flags: UInt8) -> Int { flags & 0x80 != 0 ? 3 << (Int(flags & 7) + 1) : 0 }

    private static func behindPieces(_ bytes: [UInt8], _ start: Int) -> Int {
        var place = start
        while place < bytes.count, bytes[place] != 0 { place += Int(bytes[place]) + 1 }
        return place + 1
    }
}
