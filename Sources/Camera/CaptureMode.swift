public import Gestures

/// How a camera delivers pictures: a format, a size and a rate.
///
/// As a wish it is what the negotiation asks for; as part of an event it is what the driver then said it
/// does.
public struct CaptureMode: Sendable, Hashable, CustomStringConvertible {
    /// The format that arrives in our buffers; what a JPEG contains is `layout`'s business.
    public let format: FourCC
    /// Pixels.
    public let width: Int
    public let height: Int
    /// Nominal rate, 0 when the driver doesn't tell. A camera in a dim kitchen exposes longer and delivers
    /// fewer.
    public let framesPerSecond: Double
    /// Pictures are decoded before they can be read: JPEGs by us with libv4lconvert, everything else by
    /// libv4l2.
    public let isDecoded: Bool

    public init(format: FourCC, width: Int, height: Int, framesPerSecond: Double, isDecoded: Bool) {
        self.format = format
        self.width = width
        self.height = height
        self.framesPerSecond = framesPerSecond
        self.isDecoded = isDecoded
    }

    public var description: String {
        let rate = framesPerSecond > 0 ? " at \(Int(framesPerSecond.rounded())) fps" : ""
        return "\(width)×\(height) \(format)\(isDecoded ? " (decoded)" : "")\(rate)"
    }

    /// Where brightness lies in this mode's pictures once decoded, or nil for a format that we don't read.
    public var layout: PixelLayout? {
        isJPEG ? .planar : Self.readable.first { $0.format == format }?.layout
    }

    /// A JPEG each picture, the only thing that many cameras send at their full rate.
    public var isJPEG: Bool {
        Self.jpegFormats.contains(format)
    }

    /// Formats whose brightness can be read where it lies, the commonest first.
    static let readable: [(format: FourCC, layout: PixelLayout)] = [
        (FourCC("YUYV"), .yuyv), (FourCC("UYVY"), .uyvy), (FourCC("NV12"), .planar), (decodedFormat, .planar),
        (FourCC("NV21"), .planar), (FourCC("YV12"), .planar), (FourCC("GREY"), .planar),
    ]

    static let jpegFormats: Set = [FourCC("MJPG"), FourCC("JPEG")]

    /// What JPEGs and formats that only libv4l2 knows are decoded into; it can make this from all of them.
    static let decodedFormat = FourCC("YU12")
}
