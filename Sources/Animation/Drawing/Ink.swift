public import Stage

/// What a shape is filled with.
public enum Ink: Sendable {
    case plain(Color)
    case linear(Point, Point, Color, Color)
    case radial(Point, Double, Color, Color)
}
