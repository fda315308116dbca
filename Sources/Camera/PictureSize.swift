/// Width and height in pixels.
struct PictureSize: Hashable {
    let width: Int
    let height: Int

    /// A range of lengths as a driver gives it: smallest, largest, step.
    typealias Range = (smallest: Int, largest: Int, step: Int)

    /// The size nearest to 640×480, not larger if possible, of a driver that offers any size in a range.
    static func nearest(width: Range, height: Range) -> PictureSize {
        PictureSize(width: nearest(to: 640, in: width), height: nearest(to: 480, in: height))
    }

    private static func nearest(to wish: Int, in range: Range) -> Int {
        guard wish > range.smallest else { return range.smallest }
        let bounded = min(wish, max(range.largest, range.smallest))
        let step = max(range.step, 1)
        return range.smallest + (bounded - range.smallest) / step * step
    }
}
