import Gestures

extension FramePathTrial {
    /// A driver names another format, sensible or not.
    mutating func negotiate(_ bytes: inout ByteReader) {
        let choice = bytes.byte()
        let layout = PixelLayout.allCases[choice % 3]
        let (width, height) = size(choice / 3, &bytes)
        let (pixels, overflows) = width.multipliedReportingOverflow(by: layout.bytesPerPixel)
        let padding = bytes.signed()
        // A stride of its own kind, or one that has nothing to do with the width.
        let stride = padding == -128 || overflows ? Int(truncatingIfNeeded: bytes.word()) : pixels &+ padding
        reducer = LumaReducer(layout: layout, width: width, height: height, bytesPerRow: stride)
    }

    private func size(_ choice: Int, _ bytes: inout ByteReader) -> (width: Int, height: Int) {
        let usual = [
            (640, 480), (160, 120), (320, 240), (1280, 720), (720, 1280), (80, 60), (1, 1), (81, 2), (2, 81),
            (8192, 8192), (8192, 103), (8193, 1), (0, 0), (-1, -1), (Int.max, Int.min), (Int.min, Int.max),
        ]
        switch choice % 20 {
        case let known where known < usual.count: return usual[known]
        case 16: return (Int(truncatingIfNeeded: bytes.word()), Int(truncatingIfNeeded: bytes.word()))
        case 17: return (bytes.byte(), bytes.byte())
        default: return (bytes.short() % 2048, bytes.short() % 2048)
        }
    }

    /// A buffer that holds the next bytes as they are, mostly too few for a picture.
    mutating func rawPicture(_ bytes: inout ByteReader) -> LumaFrame? {
        let pixels = bytes.take(bytes.short())
        return reduced(count: pixels.count) { $0.copyBytes(from: pixels) }
    }

    /// A buffer with the scene in it, some bytes longer or shorter than the format needs.
    mutating func drawnPicture(_ bytes: inout ByteReader) -> LumaFrame? {
        guard let reducer else { return nil }
        let count = min(max(0, reducer.bytesNeeded + bytes.signed() / 16), Self.mostBytes)
        clock.pass(1.0 / 30)
        scene.move()
        let luma = scene.blocks(columns: reducer.columns, rows: reducer.rows)
        return reduced(count: count) { buffer in
            let block = reducer.side * reducer.layout.bytesPerPixel
            for (y, start) in stride(from: 0, to: count, by: reducer.bytesPerRow).enumerated() {
                let row = min(y / reducer.side, reducer.rows - 1) * reducer.columns
                for column in 0..<reducer.columns {
                    let from = start + column * block
                    for at in from..<max(from, min(from + block, count)) { buffer[at] = luma[row + column] }
                }
            }
        }
    }

    /// A frame that no reducer gave, of any shape.
    mutating func oddFrame(_ bytes: inout ByteReader) -> LumaFrame? {
        let columns = 1 + bytes.byte()
        let rows = 1 + bytes.byte()
        clock.pass(1.0 / 30)
        let luma = scene.blocks(columns: columns, rows: rows)
        return LumaFrame(columns: columns, rows: rows, luma: luma, time: clock.tick())
    }

    /// Takes a picture in memory of exactly `count` bytes through the reducer; a promise broken there ends
    /// the run, as the memory is wrong then.
    private mutating func reduced(
        count: Int, fill: (UnsafeMutableRawBufferPointer) -> Void
    ) -> LumaFrame? {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 1)
        defer { buffer.deallocate() }
        fill(buffer)
        spent += count
        guard let reducer else { return nil }
        let frame = reducer.frame(from: UnsafeRawBufferPointer(buffer), at: clock.tick())
        precondition(
            (frame != nil) == (count >= reducer.bytesNeeded), "a cut picture passed, or a whole one not")
        return frame
    }
}
