/// A single picture as a JPEG file.
public enum Still {
    /// - Parameters:
    ///   - pixels: as for `FilmWriter`; `width` and `height` even.
    ///   - coarseness: 2...31, less is better.
    public static func jpeg(
        _ pixels: UnsafeRawBufferPointer, width: Int, height: Int, bytesPerRow: Int, coarseness: Int = 5
    ) throws(FilmTrouble) -> [UInt8] {
        guard let base = pixels.baseAddress, width > 1, height > 1, bytesPerRow >= width * 4,
            pixels.count >= bytesPerRow * (height - 1) + width * 4
        else { throw FilmTrouble(.damaged, cause: "too few pixels for a still") }
        let rows = [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
            let whole = UnsafeMutableRawPointer(target.baseAddress!)
            for y in 0..<height {
                (whole + y * width * 4).copyMemory(from: base + y * bytesPerRow, byteCount: width * 4)
            }
            count = width * height
        }
        return try JPEGPress(width: width, height: height, quality: coarseness).file(of: rows)
    }
}
