import Gestures
import Testing

/// A picture whose pixels' brightness a test decides, laid out as a camera would; colour bytes are noise.
struct RawPicture {
    let layout: PixelLayout
    let width: Int
    let height: Int
    let bytesPerRow: Int
    var bytes: [UInt8]

    init(_ layout: PixelLayout, width: Int, height: Int, padding: Int = 0, luma: (Int, Int) -> UInt8) {
        self.layout = layout
        self.width = width
        self.height = height
        bytesPerRow = width * layout.bytesPerPixel + padding
        bytes = (0..<bytesPerRow * height).map { UInt8(truncatingIfNeeded: $0 &* 89 &+ 31) }
        for y in 0..<height {
            for x in 0..<width {
                bytes[y * bytesPerRow + layout.firstLuma + x * layout.bytesPerPixel] = luma(x, y)
            }
        }
    }

    var reducer: LumaReducer? {
        LumaReducer(layout: layout, width: width, height: height, bytesPerRow: bytesPerRow)
    }

    func frame() -> LumaFrame? {
        bytes.withUnsafeBytes { bytes in reducer?.frame(from: bytes, at: 1) }
    }

    /// The same by the definition, a pixel at a time.
    func expected(_ reducer: LumaReducer) -> [UInt8] {
        (0..<reducer.rows).flatMap { row in
            (0..<reducer.columns).map { column -> UInt8 in
                var sum = 0
                for y in row * reducer.side..<(row + 1) * reducer.side {
                    for x in column * reducer.side..<(column + 1) * reducer.side {
                        sum += Int(bytes[y * bytesPerRow + layout.firstLuma + x * layout.bytesPerPixel])
                    }
                }
                let area = reducer.side * reducer.side
                return UInt8((sum + area / 2) / area)
            }
        }
    }
}

@Suite("A raw picture becomes blocks of brightness")
struct LumaReducerTests {
    @Test(
        "Every block is the rounded mean of its pixels' brightness, whatever the colour",
        arguments: PixelLayout.allCases)
    func means(layout: PixelLayout) throws {
        for (width, height, padding) in [
            (640, 480, 0), (320, 240, 64), (176, 144, 2), (352, 288, 0), (81, 61, 5),
        ] {
            let picture = RawPicture(layout, width: width, height: height, padding: padding) { x, y in
                UInt8(truncatingIfNeeded: x &* x &+ 7 &* y &+ x &* y)
            }
            let reducer = try #require(picture.reducer)
            #expect(picture.frame()?.luma == picture.expected(reducer), "\(width)×\(height)")
        }
    }

    @Test("White stays white and black stays black at every block size", arguments: PixelLayout.allCases)
    func extremes(layout: PixelLayout) throws {
        for width in [1, 7, 80, 160, 640, 1280, 1920, 3840, 7680] {
            for brightness in [0, 1, 254, 255] as [UInt8] {
                let height = (width + 79) / 80
                let frame = RawPicture(layout, width: width, height: height) { _, _ in brightness }.frame()
                #expect(frame.map { Set($0.luma) } == [brightness], "\(width) wide")
            }
        }
    }

    @Test(
        "The picture keeps its shape in at most 80 columns",
        arguments: [
            (640, 480, 80, 60), (320, 240, 80, 60), (160, 120, 80, 60), (1280, 720, 80, 45),
            (1920, 1080, 80, 45),
            (352, 288, 70, 57), (176, 144, 58, 48), (480, 640, 80, 106), (848, 480, 77, 43), (40, 30, 40, 30),
        ])
    func shape(width: Int, height: Int, columns: Int, rows: Int) throws {
        let reducer = try #require(
            LumaReducer(layout: .planar, width: width, height: height, bytesPerRow: width))
        #expect(reducer.columns == columns)
        #expect(reducer.rows == rows)
    }

    @Test("A picture cut short by a single byte is refused", arguments: PixelLayout.allCases)
    func cutShort(layout: PixelLayout) throws {
        let picture = RawPicture(layout, width: 64, height: 48, padding: 16) { _, _ in 100 }
        let reducer = try #require(picture.reducer)
        picture.bytes.withUnsafeBytes { bytes in
            #expect(reducer.frame(from: .init(rebasing: bytes.prefix(reducer.bytesNeeded)), at: 0) != nil)
            #expect(reducer.frame(from: .init(rebasing: bytes.prefix(reducer.bytesNeeded - 1)), at: 0) == nil)
        }
        #expect(reducer.frame(from: UnsafeRawBufferPointer(start: nil, count: 0), at: 0) == nil)
    }

    @Test("Sizes that no camera has are refused")
    func absurd() {
        let sizes = [
            (0, 480, 640), (640, 0, 640), (-1, 480, 640), (640, -480, 640), (640, 480, 639),
            (.max, .max, .max),
            (640, 480, .max), (8193, 100, 8193), (100, 8193, 100), (8000, 2, 8000),
        ]
        for (width, height, bytesPerRow) in sizes {
            #expect(
                LumaReducer(layout: .planar, width: width, height: height, bytesPerRow: bytesPerRow) == nil)
        }
        #expect(LumaReducer(layout: .yuyv, width: 640, height: 480, bytesPerRow: 1279) == nil)
    }

    @Test("The time is passed on")
    func time() {
        #expect(RawPicture(.planar, width: 80, height: 60) { _, _ in 0 }.frame()?.time == 1)
    }
}

extension PixelLayout {
    /// Bytes before the first pixel's brightness in a row.
    fileprivate var firstLuma: Int { self == .uyvy ? 1 : 0 }
}
