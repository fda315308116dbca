public import Stage

/// Water in a pan that is seen from the side.
public enum Water {
    /// - Parameters:
    ///   - rect: its room; its surface is the upper edge.
    ///   - wild: 0 = still, 0.2 = trembles, 1 = boils.
    public static func side(_ pen: Pen, _ rect: Rect, wild: Double, _ seconds: Double) {
        let steps = 24
        var points: [Point] = []
        for i in 0...steps {
            let x = rect.minX + rect.width * Double(i) / Double(steps)
            let wave =
                (Motion.swing(seconds + Double(i) * 0.31, 0.9)
                    + Motion.swing(seconds * 1.3 - Double(i) * 0.23, 0.7) - 1)
                * (0.6 + 7 * wild)
            points.append(Point(x, rect.minY + wave))
        }
        var shape = Shape.thread(points)
        shape.line(Point(rect.maxX, rect.maxY))
        shape.line(Point(rect.minX, rect.maxY))
        shape.close()
        pen.fill(
            shape,
            .linear(
                Point(0, rect.minY), Point(0, rect.maxY), Paint.water.opacity(0.62),
                Paint.waterDeep.opacity(0.78)))
        pen.stroke(.thread(points), Paint.milk.opacity(0.75), 2.5)
    }
}
