/// A thing of one brightness, drawn over what is behind it.
struct Shape: Sendable {
    enum Form: Sendable {
        /// A rod with round ends, of different thickness: a finger, a forearm.
        case rod(Point, Float, Point, Float)
        /// Centre, half axes, and by how many turns it is turned.
        case ellipse(Point, Point, Float)
        /// Upper left and lower right corner.
        case box(Point, Point)
    }

    var form: Form
    /// 0 black to 255 white.
    var luma: Float
    /// Luma steps by which it is lighter at one side and darker at the other.
    var shade: Float = 0
    /// Softness of its edge, in widths, besides that of a block.
    var soft: Float = 0

    static func rod(
        _ from: Point, _ fromRadius: Float, _ to: Point, _ toRadius: Float, _ luma: Float, shade: Float = 0
    ) -> Shape {
        Shape(form: .rod(from, fromRadius, to, toRadius), luma: luma, shade: shade)
    }

    static func ellipse(
        _ centre: Point, _ axes: Point, turn: Float = 0, _ luma: Float, shade: Float = 0, soft: Float = 0
    ) -> Shape {
        Shape(form: .ellipse(centre, axes, turn), luma: luma, shade: shade, soft: soft)
    }

    static func box(_ from: Point, _ to: Point, _ luma: Float) -> Shape {
        Shape(form: .box(from, to), luma: luma)
    }
}
