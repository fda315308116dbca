import Animation
import Stage

/// A rolling pin makes a thick round of dough wide and thin.
enum RollingOut {
    static var clip: Clip {
        Clip(id: "rolling-out", length: 6) { pen, part in
            Table.draw(pen, floured: true)
            let rolls = 4.0
            let work = Motion.ramp(part, 0.04, 0.8, .linear)
            let (index, within) = Motion.turn(min(work, 0.9999) * rolls, 1)
            let wide = (Double(index) + Motion.ramp(within, 0.1, 0.9)) / rolls
            let change = Motion.ramp(part, 0.82, 0.96)
            let middle = Point(320, 168)
            func sheet(_ wide: Double) {
                Dough.sheet(pen, 74 + 66 * wide, 66 + 62 * wide, thick: 15 - 12 * wide)
            }
            pen.at(Point(middle.x, middle.y - 380 * change)) { sheet(work >= 1 ? 1 : wide) }
            if change > 0 { pen.at(Point(middle.x, middle.y + 380 * (1 - change))) { sheet(0) } }
            // Away from us and back; lifted while the dough is changed.
            let lift = Motion.swing(Motion.ramp(part, 0.78, 1, .linear), 1)
            let far = Motion.swing(work * rolls, 1)
            let y = middle.y + 60 - (60 + 66 + 40 * wide) * far + 70 * lift
            RollingPin.rolling(pen, at: Point(320, y), rolled: 126 * far, lift: 10 * lift, .brown)
        }
    }
}
