public import Stage

extension Pixels {
    /// The same as a camera saw it.
    public init(_ bitmap: Bitmap) {
        self.init(width: bitmap.width, height: bitmap.height, values: bitmap.pixels)
    }
}
