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
                for _ in 0..<side {
                    add(row, to: sums, count: pixels)
                    row += bytesPerRow
                }
                fold(sums, into: mean)
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

    /// A pixel's two bytes, the first one in the low half.
    @inline(__always)
    private func pair(_ row: UnsafeRawPointer, _ x: Int) -> UInt16 {
        UInt16(littleEndian: row.loadUnaligned(fromByteOffset: x &* 2, as: UInt16.self))
    }

    /// The means of one band. Dividing by a block's area is a multiplication and a shift: exact, rounded to
    /// nearest, since sum × area stays below 2⁴⁰.
    @inline(__always)
    private func fold(_ sums: UnsafeMutablePointer<UInt16>, into means: UnsafeMutablePointer<UInt8>) {
        let area = UInt64(side &* side)
        let reciprocal = (1 &<< 40) / area &+ 1
        var column = sums
        for block in 0..<columns {
            var sum: UInt32 = 0
            for x in 0..<side { sum &+= UInt32(column[x]) }
            means[block] = UInt8(truncatingIfNeeded: ((UInt64(sum) &+ area &>> 1) &* reciprocal) &>> 40)
            column += side
        }
    }
}
