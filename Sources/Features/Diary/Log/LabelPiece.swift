import Labels
import Stage

extension Bitmap {
    /// What stands around a place of it, wide enough to see what it belongs to; nil where there is nothing.
    /// - Parameter place: in parts of width and height, 0...1.
    func piece(around place: LabelBox) -> Bitmap? {
        let (width, height) = (Double(self.width), Double(self.height))
        let aspect = PlainSheet.pieceSize.width / PlainSheet.pieceSize.height
        // A word and the room above and below it; no less than can be made out.
        let tall = min(height, max(12, place.height * height * 1.7)), wide = min(width, tall * aspect)
        let middle = (place.y + place.height / 2) * height
        // What names a figure stands to its left.
        let right = place.right * width + tall * 0.6
        let top = Int(min(max(0, middle - tall / 2), height - tall))
        let left = Int(min(max(0, right - wide), width - wide))
        let (columns, rows) = (Int(wide), Int(tall))
        guard columns > 0, rows > 0, left + columns <= self.width, top + rows <= self.height else {
            return nil
        }
        var cut: [UInt32] = []
        cut.reserveCapacity(columns * rows)
        for row in top..<top + rows {
            cut += pixels[row * self.width + left..<row * self.width + left + columns]
        }
        return Bitmap(width: columns, height: rows, pixels: cut, version: cut.hashValue)
    }
}
