import CQREncode
public import Stage

/// A text as a QR code: a square of dark and light modules that a phone reads off the screen.
public struct QRCode: Sendable, Hashable {
    /// Modules a side, without the quiet zone.
    public let side: Int
    /// Row by row from the top left; whether each is dark.
    public let modules: [Bool]

    /// Modules of light that a reader wants around the code.
    public static let quiet = 4
    /// The largest code that a phone's camera still reads off a small window: 77 modules a side.
    public static let largestVersion: Int32 = 15
    /// The most UTF-8 bytes that fit into it.
    public static let mostBytes = 520
    /// The largest for a text that should rather be in one piece: 105 modules a side, which wants a window in
    /// which each gets four pixels.
    public static let finestVersion: Int32 = 22

    /// - Parameter largest: the version that it may grow to; 22 holds some 1000 bytes.
    /// - Returns: nil if the text is empty or longer than fits, `mostBytes` for the usual one.
    public init?(_ text: String, upTo largest: Int32 = largestVersion) {
        let bytes = Array(text.utf8)
        if bytes.isEmpty || (largest == Self.largestVersion && bytes.count > Self.mostBytes) { return nil }
        // As robust as it can be without being larger than a phone reads: a finger's print costs nothing.
        for level in [QR_ECLEVEL_Q, QR_ECLEVEL_M, QR_ECLEVEL_L] {
            guard let code = QRcode_encodeData(Int32(bytes.count), bytes, 0, level) else { continue }
            defer { QRcode_free(code) }
            if code.pointee.version > (level == QR_ECLEVEL_L ? largest : 10) { continue }
            let side = Int(code.pointee.width)
            guard let data = code.pointee.data else { continue }
            // The lowest bit says whether it is dark; the others, what it is for.
            modules = (0..<side * side).map { data[$0] & 1 == 1 }
            self.side = side
            return
        }
        return nil
    }

    public subscript(x: Int, y: Int) -> Bool { modules[y * side + x] }

    /// Black on white with its quiet zone, one pixel a module.
    public var bitmap: Bitmap {
        let width = side + 2 * Self.quiet
        var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: width * width)
        for y in 0..<side {
            let row = (y + Self.quiet) * width + Self.quiet
            for x in 0..<side where self[x, y] { pixels[row + x] = 0xFF00_0000 }
        }
        return Bitmap(width: width, height: width, pixels: pixels, version: fingerprint, isSharp: true)
    }

    /// FNV-1a of the modules: the same in every run, and never a camera's count of pictures.
    private var fingerprint: Int {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for module in modules { hash = (hash ^ (module ? 1 : 0)) &* 0x100_0000_01B3 }
        return Int(truncatingIfNeeded: hash | 1 << 62)
    }
}
