import CPangoCairo

/// The masks of soft shadows, by size. A page has few sizes of cards.
@MainActor final class ShadowShelf {
    private struct Key: Hashable {
        var width, height: Int
        var radius, blur: Double
    }
    private var corners = BoundedCache<Key, ShadowMask>(capacity: 64)
    private var masks: [Key: ShadowMask] = [:]
    private var bytes = 0
    /// Bytes of masks kept; a full-screen one of a 4K screen is 8 MB.
    private static let capacity = 24 << 20

    /// - Parameters:
    ///   - width: of the rectangle that throws the shadow, in device pixels, as all of these.
    func mask(width: Int, height: Int, radius: Double, blur: Double) -> ShadowMask {
        // No softer than a large screen is high, or the mask outgrows the memory.
        let blur = min(max(blur, 0), 200), radius = min(max(radius, 0), Double(min(width, height)) / 2)
        let key = Key(width: width, height: height, radius: radius, blur: blur)
        if let known = masks[key] { return known }
        // Beyond this length the middle is the same all along: blur the smallest rectangle, then draw it out.
        let least = 2 * Int((radius + 3 * blur).rounded(.up)) + 3
        let small = Key(width: min(width, least), height: min(height, least), radius: radius, blur: blur)
        let corner =
            corners.find(small)
            ?? ShadowMask(
                width: small.width, height: small.height, radius: radius, blur: blur)
        corners.keep(corner, for: small)
        let mask = small == key ? corner : corner.drawnOut(width: width, height: height)
        let size = mask.surface.stride * mask.surface.height
        if bytes + size > Self.capacity {
            masks = [:]
            bytes = 0
        }
        masks[key] = mask
        bytes += size
        return mask
    }
}
