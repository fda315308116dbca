import Gestures

/// A YUYV camera whose pictures are drawn, buffer and reducer included.
struct DrawnCamera {
    private let footage: Footage
    private let reducer: LumaReducer
    private var pixels: [UInt8]
    /// The picture's brightness by itself.
    private(set) var plane: [UInt8]
    private var shown = 0

    init?(_ kind: Footage.Kind, width: Int, height: Int) {
        let reducer = LumaReducer(layout: .yuyv, width: width, height: height, bytesPerRow: width * 2)
        guard let reducer else { return nil }
        self.reducer = reducer
        footage = Footage(kind, width: width, height: height)
        pixels = [UInt8](repeating: 128, count: width * height * 2)
        plane = [UInt8](repeating: 0, count: width * height)
    }

    /// The driver fills the buffer with the next picture, a thirtieth of a second on.
    mutating func fill() {
        let time = Double(shown) / 30
        shown += 1
        footage.draw(at: time, into: &pixels, plane: &plane)
    }

    /// What comes out of the reducer.
    func frame(at time: Double) -> LumaFrame? {
        pixels.withUnsafeBytes { reducer.frame(from: $0, at: time) }
    }
}
