import Gestures
import House

extension PretendedEye {
    /// A drawn room with a hand that has gone so far on its way, 0...1, as the detector would show it.
    func glimpse(of hand: Hand, _ part: Double) -> Glimpse {
        let (columns, rows) = (80, 60)
        let way = 0.2 + 0.6 * part
        let place = (x: hand == .right ? way : 1 - way, y: 0.5)
        var luma: [UInt8] = []
        var motion: [UInt8] = []
        for y in 0..<rows {
            for x in 0..<columns {
                let (dx, dy) = (Double(x) - place.x * 80, Double(y) - place.y * 60)
                let isHand = dx * dx / 64 + dy * dy / 121 < 1 && part > 0
                let isShelf = y % 20 < 2 && x > 50
                luma.append(isHand ? 190 : isShelf ? 120 : UInt8(60 + y / 2))
                motion.append(isHand ? 60 : 0)
            }
        }
        glimpses += 1
        return Glimpse(
            LumaFrame(columns: columns, rows: rows, luma: luma, time: 0), motion: motion,
            progress: hand == .left ? -part : part, version: glimpses)
    }
}
