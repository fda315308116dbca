import Testing

@testable import Camera

@Suite("Pictures' times and JPEGs are not believed blindly")
struct PictureTests {
    @Test("The driver's stamp counts when it is plausible, the clock otherwise; times always grow")
    func clock() {
        var clock = FrameClock()
        #expect(clock.time(stamp: 9.98, isMonotonic: true, now: 10) == 9.98)
        #expect(clock.time(stamp: 10.02, isMonotonic: true, now: 10.05) == 10.02)
        #expect(clock.time(stamp: 0, isMonotonic: true, now: 10.1) == 10.1)
        #expect(clock.time(stamp: 10.12, isMonotonic: false, now: 10.15) == 10.15)
        #expect(clock.time(stamp: 99, isMonotonic: true, now: 10.2) == 10.2)
        #expect(clock.time(stamp: 10.1, isMonotonic: true, now: 10.25) == 10.25)
        #expect(clock.time(stamp: 10.1, isMonotonic: true, now: 10.25) > 10.25)
        #expect(clock.time(stamp: .nan, isMonotonic: true, now: 10.3) == 10.3)
    }

    private func accepts(_ wholeness: inout JPEGWholeness, _ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { wholeness.accepts($0) }
    }

    @Test("A JPEG without its end counts as cut short, once the camera has sent one with")
    func cutShort() {
        var wholeness = JPEGWholeness()
        #expect(
            accepts(&wholeness, [0xFF, 0xD8, 0xFF, 0xDA, 1, 2, 3]), "it may be a camera that never sends ends"
        )
        #expect(accepts(&wholeness, [0xFF, 0xD8, 0xFF, 0xDA, 1, 2, 3, 0xFF, 0xD9]))
        #expect(!accepts(&wholeness, [0xFF, 0xD8, 0xFF, 0xDA, 1, 2, 3]))
        #expect(
            accepts(&wholeness, [0xFF, 0xD8, 0xFF, 0xDA, 1, 0xFF, 0xD9, 0, 0, 0]), "padding behind the end")
    }

    @Test(
        "What is no JPEG is refused",
        arguments: [[], [0xFF], [0xFF, 0xD8, 0xFF], [0, 0xD8, 0xFF, 0xD9, 0]] as [[UInt8]])
    func noJPEG(bytes: [UInt8]) {
        var wholeness = JPEGWholeness()
        #expect(!accepts(&wholeness, bytes))
    }
}
