/// Tells JPEGs that were cut short from whole ones, by their end marker.
///
/// Some cameras never send the end marker and some pad behind it, so its absence only counts once this camera
/// has shown that it does send it. Inside a picture's data the marker cannot occur: there 0xFF is always
/// followed by 0 or by a restart marker.
struct JPEGWholeness {
    private var hasSeenEnd = false

    mutating func accepts(_ jpeg: UnsafeRawBufferPointer) -> Bool {
        guard jpeg.count >= 4, jpeg[0] == 0xFF, jpeg[1] == 0xD8 else { return false }
        let ends = Self.hasEnd(jpeg)
        hasSeenEnd = hasSeenEnd || ends
        return ends || !hasSeenEnd
    }

    /// Looks backwards, as the marker is nearly always the last two bytes.
    private static func hasEnd(_ jpeg: UnsafeRawBufferPointer) -> Bool {
        var index = jpeg.count - 2
        while index >= 2 {
            if jpeg[index] == 0xFF, jpeg[index + 1] == 0xD9 { return true }
            index -= 1
        }
        return false
    }
}
