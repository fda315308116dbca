import Pictures
import Testing

/// Of a GIF that moves, no more than the first frame is unpacked.
@Suite struct GIFFrameTests {
    private static let screen = Array("GIF89a".utf8) + [2, 0, 1, 0, 0x80, 0, 0]
    private static let colours: [UInt8] = [255, 0, 0, 0, 0, 255]
    private static let pause: [UInt8] = [0x21, 0xF9, 4, 0, 10, 0, 0, 0]
    private static let frame: [UInt8] = [0x2C, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, 2, 0x44, 0x0A, 0]
    private static let own: [UInt8] = [0x2C, 0, 0, 0, 0, 2, 0, 1, 0, 0x80] + colours + [2, 2, 0x44, 0x0A, 0]

    @Test func whatFollowsTheFirstFrameIsLeftOut() {
        let head = Self.screen + Self.colours
        for first in [Self.frame, Self.pause + Self.frame, Self.pause + Self.own] {
            let film = head + first + (0..<1000).flatMap { _ in Self.pause + Self.frame } + [0x3B]
            #expect(GIFFrame.first(of: film) == head + first + [0x3B])
        }
    }

    @Test func aStillOneStaysAsItIs() {
        let still = Self.screen + Self.colours + Self.frame + [0x3B]
        #expect(GIFFrame.first(of: still) == still)
    }

    @Test func whateverIsCutOffOrIsNoneStaysAsItIs() {
        let film = Self.screen + Self.colours + Self.pause + Self.frame + Self.frame + [0x3B]
        let whole = (Self.screen + Self.colours + Self.pause + Self.frame).count
        for length in 0..<whole {
            #expect(GIFFrame.first(of: Array(film.prefix(length))) == Array(film.prefix(length)))
        }
        #expect(GIFFrame.first(of: Array("<svg/>".utf8)) == Array("<svg/>".utf8))
        let unknown = Self.screen + Self.colours + [0x77, 1, 1, 0]
        #expect(GIFFrame.first(of: unknown) == unknown)
    }
}
