/// Knows how wide type is: Pango in the product, a ruler of fixed widths in tests.
///
/// Places in a text are UTF-8 offsets; rectangles are in points from the paragraph's top left. `width` is
/// what a paragraph wraps at; infinite = one line per line break.
@MainActor public protocol TextMeasuring: AnyObject {
    /// The extent of a paragraph.
    func measure(_ run: TextRun, width: Double) -> TextExtent
    /// Where the caret stands at an offset: as high as its line, and without width.
    func caret(at offset: Int, in run: TextRun, width: Double) -> Rect
    /// The offset whose caret is nearest to a point.
    func offset(at point: Point, in run: TextRun, width: Double) -> Int
    /// The offset one step to the left or right, as seen; nil at the end of what is there.
    func step(_ way: RegionSpec.Direction, from offset: Int, in run: TextRun, width: Double) -> Int?
    /// What stands in the same line as an offset, without the space or break it ends with.
    func line(around offset: Int, in run: TextRun, width: Double) -> Range<Int>
    /// What a part of the text covers, line by line.
    func places(of range: Range<Int>, in run: TextRun, width: Double) -> [Rect]
}
