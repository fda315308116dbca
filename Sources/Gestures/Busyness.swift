/// How much each block has moved lately. A hand comes once; a nodding head, a stirring spoon, a screen or a
/// curtain move on and on in their place, and only what goes beyond their usual counts as fresh.
struct Busyness: Sendable {
    /// What is fresh in the last frame, 0...`Tuning.strongest` a block.
    private(set) var fresh: [UInt8] = []
    /// Mean strength of each block over `Tuning.busyMemory`, in 256ths.
    private var usual: [Int32] = []

    mutating func restart(blocks: Int) {
        fresh = [UInt8](repeating: 0, count: blocks)
        usual = [Int32](repeating: 0, count: blocks)
    }

    /// Takes a frame's strengths, as many as `restart` said.
    ///
    /// - Parameter elapsed: seconds since the frame before.
    mutating func take(_ strength: [UInt8], elapsed: Double) {
        let learning = Int32(min(1, max(0, elapsed / Tuning.busyMemory)) * 4096)
        usual.withUnsafeMutableBufferPointer { usual in
            fresh.withUnsafeMutableBufferPointer { fresh in
                strength.withUnsafeBufferPointer { strength in
                    for at in 0..<strength.count {
                        let strong = Int32(strength[at]) &<< 8
                        let busy = usual[at]
                        let left = max(0, strong &- Tuning.busyMultiple &* busy) &>> 8
                        fresh[at] = UInt8(truncatingIfNeeded: left)
                        usual[at] = busy &+ ((strong &- busy) &* learning) &>> 12
                    }
                }
            }
        }
    }
}
