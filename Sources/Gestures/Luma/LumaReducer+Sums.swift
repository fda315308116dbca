extension LumaReducer {
    /// Writes the mean of every block. The caller has made sure that `picture` holds `bytesNeeded` bytes.
    ///
    /// A band of blocks is summed row by row into one sum a column of pixels, in a loop plain enough for the
    /// compiler to do eight pixels at a time; only then are the columns of each block added up.
    func reduce(_ picture: UnsafeRawPointer, into means: UnsafeMutableBufferPointer<UInt8>) {
        let pixels = columns &* side
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: pixels) { sums in
            guard let sums = sums.baseAddress, var mean = means.baseAddress else { return }
            for band in 0..<rows {
                sums.initialize(repeating: 0, count: pixels)
                var row = picture + band &* side &* bytesPerRow
                var left = side
                while left >= 4 {
                    addFour(row, to: sums, count: pixels)
                    row += 4 &* bytesPerRow
                    left &-= 4
                }
                while left > 0 {
                    add(row, to: sums, count: pixels)
                    row += bytesPerRow
                    left &-= 1
                }
                switch side {
                case 8: fold(eights: 1, sums, into: mean)
                case 16: fold(eights: 2, sums, into: mean)
                case 24: fold(eights: 3, sums, into: mean)
                default: fold(sums, into: mean)
                }
                mean += columns
            }
        }
    }

    /// Adds the brightness of a row's first `count` pixels to their columns. A block is at most 103 rows high
    /// (8,192 pixels in 80 blocks), and 103 × 255 fits into 16 bits.
    @inline(__always)
    private func add(_ row: UnsafeRawPointer, to sums: UnsafeMutablePointer<UInt16>, count: Int) {
        switch layout {
        case .planar:
            let bytes = row.assumingMemoryBound(to: UInt8.self)
            for x in 0..<count { sums[x] &+= UInt16(truncatingIfNeeded: bytes[x]) }
        case .yuyv:
            for x in 0..<count { sums[x] &+= pair(row, x) & 0xFF }
        case .uyvy:
            for x in 0..<count { sums[x] &+= pair(row, x) &>> 8 }
        }
    }

    /// Adds four rows at once, so that the sums are read and written only once for all of them.
    @inline(__always)
    private func addFour(_ row: UnsafeRawPointer, to sums: UnsafeMutablePointer<UInt16>, count: Int) {
        let (second, third, fourth) = (row + bytesPerRow, row + 2 &* bytesPerRow, row + 3 &* bytesPerRow)
        switch layout {
        case .planar:
            for x in 0..<count {
                sums[x] &+= byte(row, x) &+ byte(second, x) &+ byte(third, x) &+ byte(fourth, x)
            }
        case .yuyv:
            for x in 0..<count {
                sums[x] &+=
                    (pair(row, x) & 0xFF) &+ (pair(second, x) & 0xFF) &+ (pair(third, x) & 0xFF)
                    &+ (pair(fourth, x) & 0xFF)
            }
        case .uyvy:
            for x in 0..<count {
                sums[x] &+=
                    (pair(row, x) &>> 8) &+ (pair(second, x) &>> 8) &+ (pair(third, x) &>> 8)
                    &+ (pair(fourth, x) &>> 8)
            }
        }
    }

    @inline(__always)
    private func byte(_ row: UnsafeRawPointer, _ x: Int) -> UInt16 {
        UInt16(truncatingIfNeeded: row.load(fromByteOffset: x, as: UInt8.self))
    }

    /// A pixel's two bytes, the first one in the low half.
    @inline(__always)
    private func pair(_ row: UnsafeRawPointer, _ x: Int) -> UInt16 {
        UInt16(littleEndian: row.loadUnaligned(fromByteOffset: x &* 2, as: UInt16.self))
    }

    /// The means of one band.
    @inline(__always)
    private func fold(_ sums: UnsafeMutablePointer<UInt16>, into means: UnsafeMutablePointer<UInt8>) {
        let share = BlockShare(side: side)
        var column = sums
        for block in 0..<columns {
            var sum: UInt32 = 0
            for x in 0..<side { sum &+= UInt32(column[x]) }
            means[block] = share.mean(UInt64(sum))
            column += side
        }
    }

    /// The same for the usual cameras' blocks of 8, 16 or 24 pixels, four columns at a time in the lanes of a
    /// word: two columns still fit into a lane of 16 bits, and a whole block's into one of 32.
    @inline(__always)
    private func fold(
        eights: Int, _ sums: UnsafeMutablePointer<UInt16>, into means: UnsafeMutablePointer<UInt8>
    ) {
        let share = BlockShare(side: side)
        let wide: UInt64 = 0x0000_FFFF_0000_FFFF
        var column = UnsafeRawPointer(sums)
        for block in 0..<columns {
            var lanes: UInt64 = 0
            for _ in 0..<eights {
                let four =
                    column.loadUnaligned(as: UInt64.self)
                    &+ column.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
                lanes &+= (four & wide) &+ ((four &>> 16) & wide)
                column += 16
            }
            means[block] = share.mean((lanes & 0xFFFF_FFFF) &+ lanes &>> 32)
        }
    }
}

/// Divides a block's sum by its area, rounded to nearest: a multiplication and a shift, exact since
/// sum × area stays below 2⁴⁰.
private struct BlockShare {
    private let half: UInt64
    private let reciprocal: UInt64

    @inline(__always)
    init(side: Int) {
        let area = UInt64(side &* side)
        half = area &>> 1
        reciprocal = (1 &<< 40) / area &+ 1
    }

    @inline(__always)
    func mean(_ sum: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: ((sum &+ half) &* reciprocal) &>> 40) }
}
