import CFFmpeg

/// Where one component (brightness, red, …) of a picture's pixels lies in memory.
struct Samples {
    let base: UnsafePointer<UInt8>
    /// Bytes from one row to the next, below zero when the picture is stored bottom up; and from one pixel to
    /// the next.
    let stride: Int
    let step: Int
    /// Bits that count, 8...16, and how far they are shifted up within their two bytes.
    let depth: Int
    private let shift: Int

    /// Nil when the plane is missing or the component is finer than bytes.
    init?(_ picture: UnsafeMutablePointer<AVFrame>, _ component: AVComponentDescriptor) {
        let strides = picture.pointee.linesize
        let plane: UnsafeMutablePointer<UInt8>?
        switch component.plane {
        case 0: (plane, stride) = (picture.pointee.data.0, Int(strides.0))
        case 1: (plane, stride) = (picture.pointee.data.1, Int(strides.1))
        case 2: (plane, stride) = (picture.pointee.data.2, Int(strides.2))
        default: return nil
        }
        guard let plane, (8...16).contains(component.depth), component.step > 0 else { return nil }
        base = UnsafePointer(plane + Int(component.offset))
        step = Int(component.step)
        depth = Int(component.depth)
        shift = Int(component.shift)
    }

    /// The component at a pixel, 0...255.
    @inline(__always)
    func value(_ x: Int, _ y: Int) -> Int {
        let at = y &* stride &+ x &* step
        if depth == 8 { return Int(base[at]) }
        let word = Int(base[at]) | Int(base[at &+ 1]) << 8
        return (word >> shift) >> (depth &- 8) & 255
    }
}
