/// Where the brightness bytes lie in a raw camera or video picture, one byte a pixel.
///
/// Colour never matters to a gesture, so a format is fully described by the first brightness byte of a row
/// and the distance to the next. Formats that keep brightness in a plane of its own, first in memory (GREY,
/// NV12, NV21, YU12, YV12, a decoder's 8-bit YUV plane), are all `planar`.
public enum PixelLayout: Sendable, Hashable, CaseIterable {
    /// Y U Y V: packed 4:2:2, the native format of nearly every USB webcam.
    case yuyv
    /// U Y V Y: packed 4:2:2 with the colour first.
    case uyvy
    /// Y Y Y Y: a plane of brightness.
    case planar

    /// Bytes from one pixel's brightness to that of its right neighbour.
    public var bytesPerPixel: Int {
        self == .planar ? 1 : 2
    }
}
